import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import type { ChangeLog } from "@/lib/platform/changes/change-log";
import type { CrmReceiver } from "@/tests/fixtures/crm-receiver";
import type { TestPostgres } from "@/tests/fixtures/postgres";
import type { Instance } from "./instances";
import type { LoadBalancer } from "./load-balancer";
import type { Watch } from "./publications";

/** Two running servers, what they share, and the options of this run. */
export type Cluster = {
  instances: readonly [Instance, Instance];
  balancer: LoadBalancer;
  store: LeadStore;
  changeLog: ChangeLog;
  postgres: TestPostgres;
  url: string;
  crm: CrmReceiver;
  watch: Watch;
  /** Settings of both servers. */
  shared: Record<string, string>;
  isFull: boolean;
  /** How long the soak takes. */
  minutes: number;
};
