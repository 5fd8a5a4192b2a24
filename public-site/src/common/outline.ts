/** A heading in a table of contents. */
export interface OutlineEntry {
  /** The heading's id in the page. */
  id: string;
  text: string;
  /** 2 for `h2`. */
  level: number;
}
