import css from "./button-classes.module.css";

export const buttonVariants = ["Contained", "Outline", "Icon", "Neutral", "Inline"] as const;
export const buttonSizes = ["xs", "md", "lg"] as const;
export const buttonColors = ["Primary", "PrimaryAlt", "Secondary", "Alert", "Featured"] as const;

type ButtonVariant = (typeof buttonVariants)[number];
type ButtonSize = (typeof buttonSizes)[number];
type ButtonColor = (typeof buttonColors)[number];

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; color?: ButtonColor };

const base =
  "inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap font-[550] tracking-[-0.003em] transition duration-120 active:translate-y-px disabled:cursor-not-allowed disabled:translate-y-0";
const boxed =
  "relative rounded-2 border disabled:border-transparent disabled:bg-idle disabled:bg-none disabled:text-on-idle";
const disabledLines = "disabled:after:hidden";

const boxSizes = {
  xs: "h-8 px-3 text-xs",
  md: "h-11 px-4.5 text-sm",
  lg: "h-13.5 px-6.5 text-[1.0625rem]",
} satisfies Record<ButtonSize, string>;

const squareSizes = {
  xs: "size-8 text-xs",
  md: "size-11 text-sm",
  lg: "size-13.5 text-[1.0625rem]",
} satisfies Record<ButtonSize, string>;

const inlineSizes = {
  xs: "text-xs",
  md: "text-sm",
  lg: "text-[1.0625rem]",
} satisfies Record<ButtonSize, string>;

// Space for the lines at the right edge of a Featured button.
const featuredSizes = { xs: "pr-9", md: "pr-14", lg: "pr-17" } satisfies Record<ButtonSize, string>;

// Lime is for the trial (a sample file, where there is none) and for sending a form. PrimaryAlt is any other main action.
const contained = {
  Primary: "border-lime-edge bg-lime text-on-lime hover:bg-lime-2 active:bg-lime-3",
  PrimaryAlt: "border-transparent bg-fg text-ground hover:bg-fg-hover active:bg-fg",
  Secondary: "border-transparent bg-fill text-on-fill hover:bg-fill-2 active:bg-fill",
  Alert: "border-transparent bg-alert text-soft hover:bg-alert-2 active:bg-alert",
  Featured: `${css.featuredLines} border-tint-600 bg-tint-800 text-inverse hover:bg-tint-700 active:bg-tint-800 ${disabledLines}`,
} satisfies Record<ButtonColor, string>;

const outline = {
  Primary: "border-rule-2 text-fg hover:border-fg hover:bg-fg/5 active:bg-fg/10",
  PrimaryAlt: "border-fg text-fg hover:bg-fg/5 active:bg-fg/10",
  Secondary: "border-accent text-accent hover:bg-accent/8 active:bg-accent/14",
  Alert: "border-danger text-danger hover:bg-danger/8 active:bg-danger/14",
  Featured: `${css.featuredLines} border-accent text-accent hover:bg-accent/8 active:bg-accent/14 ${disabledLines}`,
} satisfies Record<ButtonColor, string>;

const icon = {
  Primary: outline.Primary,
  PrimaryAlt: contained.PrimaryAlt,
  Secondary: outline.Secondary,
  Alert: outline.Alert,
  Featured: "border-tint-600 bg-tint-800 text-inverse hover:bg-tint-700 active:bg-tint-800",
} satisfies Record<ButtonColor, string>;

const neutral = {
  Primary: "border-transparent bg-ground-3 text-fg hover:bg-neutral-hover active:bg-ground-3",
  PrimaryAlt: "border-transparent text-fg hover:bg-ground-3 active:bg-neutral-hover",
  Secondary: "border-transparent bg-ground-3 text-accent hover:bg-neutral-hover active:bg-ground-3",
  Alert: "border-transparent bg-ground-3 text-danger hover:bg-neutral-hover active:bg-ground-3",
  Featured: `${css.featuredLines} border-transparent bg-ground-3 text-accent hover:bg-neutral-hover active:bg-ground-3 ${disabledLines}`,
} satisfies Record<ButtonColor, string>;

const inline = {
  Primary: "text-accent",
  PrimaryAlt: "text-fg",
  Secondary: "text-accent-2",
  Alert: "text-danger",
  Featured: "font-[650] text-accent",
} satisfies Record<ButtonColor, string>;

const colors = {
  Contained: contained,
  Outline: outline,
  Icon: icon,
  Neutral: neutral,
  Inline: inline,
} satisfies Record<ButtonVariant, Record<ButtonColor, string>>;

function shapeOf(variant: ButtonVariant, size: ButtonSize, color: ButtonColor): string {
  if (variant === "Inline") return `${css.inlineButton} min-h-6 ${inlineSizes[size]} disabled:text-on-idle`;
  if (variant === "Icon") return `${boxed} ${squareSizes[size]}`;
  const lines = color === "Featured" ? ` ${featuredSizes[size]}` : "";
  return `${boxed} ${boxSizes[size]}${lines}`;
}

/** The classes of a button, for other elements. Does not merge conflicting classes as `button.tsx` does. */
export function buttonClasses({
  variant = "Contained",
  size = "md",
  color = "Primary",
}: ButtonLook = {}): string {
  // After the size, which would replace it in `cn`.
  return `${base} ${shapeOf(variant, size, color)} leading-none ${colors[variant][color]}`;
}
