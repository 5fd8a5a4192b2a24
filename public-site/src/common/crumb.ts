/** A step on the way from the first page to this one; the last is the page itself. */
export interface Crumb {
  label: string;
  to: string;
}
