import type { ReactNode } from "react";

export function FormTitle({ children }: { children: ReactNode }) {
  return <h2 className="heading-3 mb-4 text-[1.375rem]">{children}</h2>;
}
