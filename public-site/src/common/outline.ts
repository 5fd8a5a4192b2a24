/** A heading of a text, as its table of contents shows it. */
export interface OutlineEntry {
  /** The heading's id in the page. */
  id: string;
  text: string;
  /** 2 for `h2`. */
  level: number;
}
