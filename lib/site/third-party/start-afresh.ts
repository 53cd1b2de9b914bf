/** Loads the open page anew: scripts that have run are gone only with their document. */
export function startAfresh(): void {
  location.reload();
}
