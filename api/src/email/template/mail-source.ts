/** The source of a message: Mustache with a fixed list of variables. */
export interface MailSource {
  readonly subject: string;
  readonly html: string;
  /** Null to generate it from the HTML. */
  readonly text: string | null;
}
