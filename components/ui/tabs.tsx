"use client";

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

type Tab = { id: string; label: ReactNode; panel: ReactNode; disabled?: boolean };

/** Tabs by the WAI-ARIA pattern; all panels are rendered on the server, inactive ones hidden. */
export function Tabs({ label, items, className }: { label: string; items: Tab[]; className?: string }) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selectedId, setSelectedId] = useState(items.find((item) => !item.disabled)?.id);

  const moveOnKey = (event: KeyboardEvent) => {
    const enabled = items.filter((item) => !item.disabled);
    const at = enabled.findIndex((item) => item.id === selectedId);
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % enabled.length,
      ArrowLeft: (at - 1 + enabled.length) % enabled.length,
      Home: 0,
      End: enabled.length - 1,
    };
    const target = enabled[targets[event.key] ?? -1];
    if (!target) return;
    event.preventDefault();
    setSelectedId(target.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus();
  };

  return (
    <div className={className}>
      <div
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-rule-2 border-b [scrollbar-width:none]"
        onKeyDown={moveOnKey}
        ref={list}
        role="tablist"
        tabIndex={-1}
      >
        {items.map(({ id, label: name, disabled }) => (
          <button
            aria-controls={`${baseId}-${id}`}
            aria-selected={id === selectedId}
            className="-mb-px min-h-11 border-b-2 border-transparent px-3.5 text-sm font-medium whitespace-nowrap text-fg-2 hover:text-fg focus-visible:-outline-offset-3 disabled:cursor-not-allowed disabled:text-fg-3 disabled:line-through aria-selected:border-accent aria-selected:text-fg"
            data-tab={id}
            disabled={disabled}
            id={`${baseId}-${id}-tab`}
            key={id}
            onClick={() => setSelectedId(id)}
            role="tab"
            tabIndex={id === selectedId ? 0 : -1}
            type="button"
          >
            {name}
          </button>
        ))}
      </div>
      {items.map(({ id, panel }) => (
        <div
          aria-labelledby={`${baseId}-${id}-tab`}
          hidden={id !== selectedId}
          id={`${baseId}-${id}`}
          key={id}
          role="tabpanel"
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
