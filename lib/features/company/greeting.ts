/** Greeting in the browser console; the careers page shows the same text. */
export function buildGreeting(email: string): string {
  return `You look under the hood. So do we, and we are hiring.\nTell us what you would build here: ${email}`;
}
