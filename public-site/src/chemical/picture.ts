/** A picture that staff put to a chemical. */
export interface Picture {
  src: string;
  alt: string;
}
