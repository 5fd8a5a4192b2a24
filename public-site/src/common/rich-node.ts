/** Formatted text as data: a piece of text, or an allow-listed element with the few attributes that it may have. */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  children: readonly RichNode[];
}
