"use client";

import { useId, useState } from "react";
import { Alert, alertTypes } from "@/components/ui/alert";
import { Button, buttonColors, buttonVariants } from "@/components/ui/button";
import { Dropdown } from "@/components/ui/dropdown";
import { DropdownList } from "@/components/ui/dropdown-popup";
import { Icon } from "@/components/ui/icon";
import { Modal } from "@/components/ui/modal";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";

const countries = [
  { value: "FR", label: "France", detail: "33" },
  { value: "DE", label: "Germany", detail: "49" },
  { value: "GH", label: "Ghana", detail: "233" },
  { value: "GR", label: "Greece", detail: "30" },
  { value: "US", label: "United States", detail: "1" },
];

export function LoadingButtons() {
  return (
    <div className="flex flex-wrap gap-3">
      {buttonColors.map((color) => (
        <Button color={color} key={color} loading size="xs">
          Send
        </Button>
      ))}
      {buttonVariants.map((variant) => (
        <Button aria-label={`${variant}, loading`} key={variant} loading size="xs" variant={variant}>
          {variant === "Icon" ? null : variant}
        </Button>
      ))}
    </div>
  );
}

export function FieldSamples() {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField label="Company name" placeholder="Northmark" required />
      <TextField data-force="hover" defaultValue="Northmark" label="Hovered" />
      <TextField data-force="focus" defaultValue="Northmark" label="Focused" />
      <TextField
        defaultValue="jonah@northmark"
        error="Email must be a valid email address"
        label="Company email address"
        required
      />
      <TextField
        defaultValue="Set by your plan"
        disabled
        hint="Change it in the dashboard."
        label="Disabled"
      />
      <TextField fixedError="This code has ended" label="Promotion code" />
      <TextArea label="Please describe your use case" />
      <TextArea error="Message is required" label="Message" required />
    </div>
  );
}

export function DropdownSamples() {
  const [value, setValue] = useState("DE");
  const labelId = useId();
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Dropdown label="Country" onChange={setValue} options={countries} value={value} />
      <Dropdown
        label="Country, searchable"
        onChange={setValue}
        options={countries}
        renderValue={({ value: code, detail }) => `${code} +${detail}`}
        searchable
        searchPlaceholder="Country or code"
        value={value}
      />
      <Dropdown
        error="Country is required"
        label="With an error"
        onChange={setValue}
        options={countries}
        required
        value=""
      />
      <Dropdown disabled label="Disabled" onChange={setValue} options={countries} value={value} />
      <Dropdown label="Small rows" onChange={setValue} options={countries} small value={value} />
      <div>
        <p className="mb-1.5 font-[520] text-sm" id={labelId}>
          Open
        </p>
        <div className="overflow-hidden rounded-2 border border-rule-2 bg-ground-2 shadow-2">
          <DropdownList
            highlight={2}
            id={`${labelId}-list`}
            labelId={labelId}
            onHighlight={() => undefined}
            onSelect={() => undefined}
            shown={countries.slice(0, 4)}
            small={false}
            value="DE"
          />
        </div>
      </div>
    </div>
  );
}

const messages = {
  error: ["Not sent.", "The connection dropped. Your message is kept; try again."],
  success: ["Saved.", "The new key works from the next request."],
  warning: ["84% of your plan is used.", "It renews on December 1."],
  neutral: ["", "You are viewing a preview of this page."],
} as const;

export function AlertSamples() {
  const [closed, setClosed] = useState<string[]>([]);
  return (
    <div className="grid gap-2.5">
      {alertTypes.map((type) => (
        <Alert
          key={type}
          onClose={() => setClosed([...closed, type])}
          open={!closed.includes(type)}
          title={messages[type][0]}
          type={type}
        >
          {messages[type][1]}
        </Alert>
      ))}
      {closed.length > 0 && (
        <Button className="justify-self-start" onClick={() => setClosed([])} size="xs" variant="Outline">
          Show all again
        </Button>
      )}
    </div>
  );
}

export function ModalSamples() {
  const [isOpen, setIsOpen] = useState(false);
  const [value, setValue] = useState("DE");
  const titleId = useId();
  return (
    <>
      <Button onClick={() => setIsOpen(true)} variant="Outline">
        Open a modal <Icon name="arrow-up-right" />
      </Button>
      <Modal
        className="p-8 pt-12"
        closeOnOverlay
        labelledBy={titleId}
        onClose={() => setIsOpen(false)}
        open={isOpen}
      >
        <h2 className="heading-3 mb-4" id={titleId}>
          Where do you collect?
        </h2>
        <div className="grid gap-4">
          <TextField label="Full name" required />
          <Dropdown label="Country" onChange={setValue} options={countries} searchable value={value} />
          <Button onClick={() => setIsOpen(false)}>Send</Button>
        </div>
      </Modal>
    </>
  );
}
