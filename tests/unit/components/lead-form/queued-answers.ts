import { vi } from "vitest";

/** The answers to the next requests, in order. An error is a lost connection. */
export const answers: (Response | Error)[] = [];

/** In place of `fetch`. */
export const send = vi.fn<typeof fetch>(async () => {
  const answer = answers.shift() ?? new Error("No answer is left");
  if (answer instanceof Error) throw answer;
  return answer;
});

export function forgetRequests(): void {
  answers.length = 0;
  send.mockClear();
}

export const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

export function requestOf(call: number) {
  const [url, init] = send.mock.calls[call] ?? [];
  const text = String(init?.body);
  return { url, key: new Headers(init?.headers).get("idempotency-key"), text, body: JSON.parse(text) };
}
