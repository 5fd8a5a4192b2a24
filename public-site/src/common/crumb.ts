/** A step of the path from the start page; the last is the current page. */
export interface Crumb {
  label: string;
  to: string;
}
