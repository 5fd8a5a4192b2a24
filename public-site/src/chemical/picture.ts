/** A picture that staff added to a chemical. */
export interface Picture {
  src: string;
  alt: string;
}
