/** Reloads the page: the only way to unload scripts. */
export function reloadPage(): void {
  location.reload();
}
