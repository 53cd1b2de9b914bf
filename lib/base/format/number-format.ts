/**
 * A number format of US English that is made when it is first used: the first `Intl` object of a page takes a phone 20 to
 * 50 ms, which would be part of the page's start.
 */
export function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat("en-US", options);
    return format.format(value);
  };
}
