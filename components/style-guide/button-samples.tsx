import { Button, buttonColors, buttonSizes, buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const states = [
  { name: "Rest", props: {} },
  { name: "Hover", props: { "data-force": "hover" } },
  { name: "Focus", props: { "data-force": "focus" } },
  { name: "Active", props: { "data-force": "active" } },
  { name: "Disabled", props: { disabled: true } },
] as const;

const headClass = "py-1 pr-2 text-left font-[420] text-2xs text-fg-3";

/** One button variant: colors as columns, states as rows. */
function StateTable({ variant }: { variant: (typeof buttonVariants)[number] }) {
  const content = variant === "Icon" ? <Icon name="arrow-right" /> : "Send";
  const label = variant === "Icon" ? "Next" : undefined;
  return (
    <table className="w-full">
      <caption className="sr-only">{variant} buttons by color and state</caption>
      <thead>
        <tr>
          <th className={headClass} scope="col">
            {variant}
          </th>
          {buttonColors.map((color) => (
            <th className={headClass} key={color} scope="col">
              {color}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {states.map(({ name, props }) => (
          <tr key={name}>
            <th className={headClass} scope="row">
              {name}
            </th>
            {buttonColors.map((color) => (
              <td className="py-1.5 pr-2" key={color}>
                <Button aria-label={label} color={color} size="xs" variant={variant} {...props}>
                  {content}
                </Button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every button: variants, colors, sizes and states, except loading, which needs JavaScript. */
export function ButtonSamples() {
  return (
    <div className="grid gap-8 overflow-x-auto">
      {buttonVariants.map((variant) => (
        <StateTable key={variant} variant={variant} />
      ))}
      <div className="grid gap-3">
        {buttonVariants.map((variant) => (
          <div className="flex flex-wrap items-center gap-3" key={variant}>
            <span className="w-20 text-fg-3 text-xs">{variant}</span>
            {buttonSizes.map((size) => (
              <Button
                aria-label={variant === "Icon" ? size : undefined}
                key={size}
                size={size}
                variant={variant}
              >
                {variant === "Icon" ? <Icon name="arrow-right" /> : `Size ${size}`}
              </Button>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
