/** Rich text as data: a text, or an allow-listed element with its few allowed attributes. */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  children: readonly RichNode[];
}
