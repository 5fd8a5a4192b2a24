/** A message as it was written: Mustache over the fixed list of variables. */
export interface MailSource {
  readonly subject: string;
  readonly html: string;
  /** Made from the HTML when null. */
  readonly text: string | null;
}
