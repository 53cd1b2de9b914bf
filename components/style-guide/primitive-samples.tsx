"use client";

import { useState } from "react";
import { Accordion } from "@/components/ui/accordion";
import { Alert, alertTypes } from "@/components/ui/alert";
import { Button, buttonColors, buttonSizes, buttonVariants } from "@/components/ui/button";
import { Dropdown } from "@/components/ui/dropdown";
import { Icon } from "@/components/ui/icon";
import { PillLink } from "@/components/ui/pill-link";
import { Table } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { TextArea, TextField } from "@/components/ui/text-field";

function ButtonSamples() {
  return buttonVariants.map((variant) => {
    const isIcon = variant === "Icon";
    return (
      <div className="flex flex-wrap items-center gap-3" key={variant}>
        <span className="w-20 text-fg-3 text-xs">{variant}</span>
        {buttonColors.map((color) => (
          <Button aria-label={color} color={color} key={color} size="xs" variant={variant}>
            {isIcon ? <Icon name="arrow-right" /> : color}
          </Button>
        ))}
        <Button aria-label="Disabled" disabled size="xs" variant={variant}>
          {isIcon ? <Icon name="arrow-right" /> : "Disabled"}
        </Button>
        <Button aria-label="Loading" loading size="xs" variant={variant}>
          {isIcon ? null : "Loading"}
        </Button>
      </div>
    );
  });
}

function FieldSamples() {
  const [value, setValue] = useState("DE");
  const options = [
    { value: "FR", label: "France" },
    { value: "DE", label: "Germany" },
  ];
  const dropdown = {
    onChange: setValue,
    options,
    renderValue: ({ label }: { label: string }) => label,
    searchLabel: "Search",
  };
  return (
    <>
      <TextField label="Company name" placeholder="Northmark" required />
      <TextField error="Email must be a valid email address" label="Company email address" required />
      <TextField
        defaultValue="Set by your plan"
        disabled
        hint="Change it in the dashboard."
        label="Disabled"
      />
      <TextArea label="Please describe your use case" />
      <Dropdown {...dropdown} label="Country" value={value} />
      <Dropdown {...dropdown} error="Country is required" label="Error" value="" />
    </>
  );
}

/** The main states of the form and text components of `ui`, on a background that the headings name. */
export function PrimitiveSamples({ background }: { background: string }) {
  return (
    <div className="grid gap-6 py-12">
      <h2 className="heading-3">Components on a {background} background</h2>
      <ButtonSamples />
      <div className="flex flex-wrap items-center gap-3">
        {buttonSizes.map((size) => (
          <Button key={size} size={size}>
            Size {size}
          </Button>
        ))}
        <Tag>Residential</Tag>
        <Tag outlined>SOCKS5</Tag>
        <PillLink current href="#pills">
          All posts
        </PillLink>
        <PillLink href="#pills">Proxies</PillLink>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FieldSamples />
      </div>
      {alertTypes.map((type) => (
        <Alert key={type} title={type} type={type}>
          What happened, and what to do.
        </Alert>
      ))}
      <Accordion items={[{ title: "Do unused GB expire?", body: "They expire at the end of the month." }]} />
      <Table
        caption={`Sample rows on ${background}`}
        columns={[{ label: "Country" }, { label: "IPs" }]}
        rows={[{ id: "us", cells: ["United States", "9,420,000"] }]}
      />
    </div>
  );
}
