import { CodePanel } from "@/components/code/code-panel";
import { NumberedSteps } from "@/components/sections/numbered-steps";
import { ipCheckUrl } from "@/lib/base/api";
import { formatUsername, gateway } from "@/lib/base/gateway";
import type { FreePlan } from "@/lib/content/endpoints/schemas-company";

const gatewayAddress = `${gateway.host}:${gateway.ports.http}`;

function curlOf(user: string): string {
  return [
    'export OXBOW_KEY="$(cat ~/.oxbow-key)"',
    "",
    `curl --proxy http://${gatewayAddress} \\`,
    `     --proxy-user "${user}:$OXBOW_KEY" \\`,
    `     ${ipCheckUrl}`,
  ].join("\n");
}

function pythonOf(user: string): string {
  return [
    "import os",
    "import requests",
    "",
    `user = "${user}"`,
    'key = os.environ["OXBOW_KEY"]',
    `proxy = f"http://{user}:{key}@${gatewayAddress}"`,
    "",
    "reply = requests.get(",
    `    "${ipCheckUrl}",`,
    '    proxies={"http": proxy, "https": proxy},',
    "    timeout=30,",
    ")",
    "reply.raise_for_status()",
    'print(reply.json()["ip"])',
  ].join("\n");
}

/** The steps from registration to the first request, with a test command. */
export function FirstRequest({ plan, steps }: Pick<FreePlan, "plan" | "steps">) {
  const country = (plan.countries[0] ?? "US").toLowerCase();
  const user = formatUsername("SDCP", { country });
  const response = JSON.stringify(
    { ip: "203.0.113.41", country: country.toUpperCase(), network: "shared datacenter", plan: "free" },
    null,
    2,
  );
  return (
    <section className="section bg-ground-3">
      <div className="wrap grid items-start gap-x-16 gap-y-10 md:grid-cols-2">
        <div>
          <h2 className="heading-2">From sign-up to first response</h2>
          <NumberedSteps className="mt-8" steps={steps} />
        </div>
        <CodePanel
          about="First request on the free plan"
          name="first-request"
          responseTime="one IP"
          response={response}
          samples={[
            { language: "curl", code: curlOf(user) },
            { language: "Python", code: pythonOf(user) },
          ]}
        />
      </div>
    </section>
  );
}
