/** A day as it is shown, and as programs read it. */
export interface Dated {
  iso: string;
  text: string;
}
