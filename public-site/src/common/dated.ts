/** A day in readable and in machine-readable form. */
export interface Dated {
  iso: string;
  text: string;
}
