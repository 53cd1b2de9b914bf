import { CodePanel } from "@/components/code/code-panel";
import type { FreePlan } from "@/lib/shared-api/schemas-company";

function curlOf(country: string): string {
  return [
    "export OXBOW_KEY='your password'",
    "",
    "curl --proxy http://gate.oxbow.example:7777 \\",
    `     --proxy-user "user-country-${country}:$OXBOW_KEY" \\`,
    "     https://ip.oxbow.example/json",
  ].join("\n");
}

function pythonOf(country: string): string {
  return [
    "import os",
    "import requests",
    "",
    `user = "user-country-${country}"`,
    "gate = f\"http://{user}:{os.environ['OXBOW_KEY']}@gate.oxbow.example:7777\"",
    "",
    "reply = requests.get(",
    '    "https://ip.oxbow.example/json",',
    '    proxies={"https": gate},',
    "    timeout=30,",
    ")",
    "reply.raise_for_status()",
    'print(reply.json()["ip"])',
  ].join("\n");
}

/** From registration to the first answer: the steps, and the command that tests them. */
export function FirstRequest({ plan, steps }: Pick<FreePlan, "plan" | "steps">) {
  const country = (plan.countries[0] ?? "US").toLowerCase();
  const response = JSON.stringify(
    { ip: "192.0.2.17", country: country.toUpperCase(), network: "shared datacenter", plan: "free" },
    null,
    2,
  );
  return (
    <section className="section bg-ground-3">
      <div className="wrap grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
        <div>
          <h2 className="heading-2">From form to first answer</h2>
          <ol className="plain-steps mt-4">
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3 className="heading-4">{title}</h3>
                <p className="mt-0.5 text-fg-2">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <CodePanel
          about="First request on the free plan"
          name="first-request"
          reading="one address"
          response={response}
          samples={[
            { language: "curl", code: curlOf(country) },
            { language: "Python", code: pythonOf(country) },
          ]}
        />
      </div>
    </section>
  );
}
