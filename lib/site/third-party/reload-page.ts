/** Reloads the page: the only way to unload scripts. In its own file so that tests can replace it. */
export function reloadPage(): void {
  location.reload();
}
