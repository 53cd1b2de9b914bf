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
  databaseUrl: string;
  crm: CrmReceiver;
  /** Polls each server for the version of a page that it shows. */
  watch: Watch;
  /** Settings of both servers. */
  shared: Record<string, string>;
  /** Longer outages and more rounds. */
  isFull: boolean;
  /** Length of the soak test. */
  minutes: number;
};
