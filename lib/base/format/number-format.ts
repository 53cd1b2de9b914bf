/**
 * Returns a function that formats numbers as US English. It creates the `Intl.NumberFormat` on first use: the first `Intl`
 * object of a page costs a phone 20 to 50 ms, too much while modules load.
 */
export function lazyNumberFormatter(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat("en-US", options);
    return format.format(value);
  };
}
