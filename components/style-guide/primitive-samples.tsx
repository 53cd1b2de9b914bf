import type { ReactNode } from "react";
import { Accordion } from "@/components/ui/accordion";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Icon, iconNames } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import { PillLink } from "@/components/ui/pill-link";
import { Spinner } from "@/components/ui/spinner";
import { Table } from "@/components/ui/table";
import { Tabs } from "@/components/ui/tabs";
import { Tag } from "@/components/ui/tag";
import { Tooltip } from "@/components/ui/tooltip";
import { ButtonSamples } from "./button-samples";
import {
  AlertSamples,
  DropdownSamples,
  FieldSamples,
  LoadingButtons,
  ModalSamples,
} from "./interactive-samples";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12 border-rule-2 border-t pt-3.5">
      <h3 className="mb-4.5 font-[560] font-display text-[1.125rem]">{title}</h3>
      {children}
    </section>
  );
}

function SmallParts() {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Tag>Residential</Tag>
        <Tag>Per GB</Tag>
        <Tag line>SOCKS5</Tag>
        <Tag line>Beta</Tag>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <PillLink current href="#pills">
          All posts
        </PillLink>
        <PillLink href="#pills">Proxies</PillLink>
        <PillLink data-force="hover" href="#pills">
          Hovered
        </PillLink>
        <PillLink data-force="focus" href="#pills">
          Focused
        </PillLink>
        <PillLink dark href="#pills">
          Read the guide
        </PillLink>
      </div>
    </>
  );
}

/** Every UI primitive on the surrounding background; `ground` makes landmark names unique. */
export function PrimitiveSamples({ ground }: { ground: string }) {
  return (
    <>
      <Part title="Buttons">
        <ButtonSamples />
      </Part>
      <Part title="Buttons, loading">
        <LoadingButtons />
      </Part>
      <Part title="Inputs">
        <FieldSamples />
      </Part>
      <Part title="Dropdown">
        <DropdownSamples />
      </Part>
      <Part title="Alerts">
        <AlertSamples />
      </Part>
      <Part title="Modal">
        <ModalSamples />
      </Part>
      <Part title="Tags and pill links">
        <SmallParts />
      </Part>
      <Part title="Breadcrumbs and tooltip">
        <div className="flex flex-wrap items-center gap-12">
          <Breadcrumbs
            label={`Breadcrumb ${ground}`}
            items={[
              { label: "Products", href: "#crumbs" },
              { label: "Proxies", href: "#crumbs2" },
              { label: "Residential" },
            ]}
          />
          <Tooltip text="The same IP for up to 30 minutes.">Sticky session</Tooltip>
        </div>
      </Part>
      <Part title="Tabs">
        <Tabs
          items={[
            { id: "gb", label: "Per GB", panel: <p className="pt-4">Traffic, counted both ways.</p> },
            { id: "ip", label: "Per IP", panel: <p className="pt-4">Addresses, by the month.</p> },
            { id: "result", label: "Per result", panel: <p className="pt-4">Successful pages only.</p> },
            { id: "flat", label: "Flat rate", panel: null, disabled: true },
          ]}
          label="Billing"
        />
      </Part>
      <Part title="Accordion">
        <Accordion
          items={[
            { title: "Do unused GB expire?", body: "Plan traffic ends with the billing month." },
            { title: "Can I use SOCKS5?", body: "Yes, on a port of its own." },
          ]}
          openIndex={0}
        />
      </Part>
      <Part title="Table and pagination">
        <Table
          caption={`Sample rows ${ground}`}
          columns={[
            { label: "Country" },
            { label: "IPs", numeric: true },
            { label: "Success", numeric: true },
          ]}
          rows={[
            { id: "us", cells: ["United States", "9,420,000", "99.4%"] },
            { id: "br", cells: ["Brazil", "5,130,000", "98.9%"] },
            { id: "in", cells: ["India", "4,870,000", "98.6%"] },
          ]}
        />
        <Pagination
          className="mt-6"
          label={`Pages ${ground}`}
          hrefOf={(page) => `#page-${page}`}
          page={4}
          pages={20}
        />
      </Part>
      <Part title="Icons and spinner">
        <div className="flex flex-wrap items-center gap-4">
          {iconNames.map((name) => (
            <Icon key={name} name={name} size={20} />
          ))}
          <Spinner size={20} />
        </div>
      </Part>
    </>
  );
}
