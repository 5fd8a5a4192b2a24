/** What the thread for documents draws, and of what. Each domain declares its documents here. */
export interface Documents {}

export type DocumentKind = keyof Documents;
export type ContentsOf<Kind extends DocumentKind> = Documents[Kind]['contents'];
export type DrawnOf<Kind extends DocumentKind> = Documents[Kind]['drawn'];

export type DocumentQuestion = {
  [Kind in DocumentKind]: { readonly kind: Kind; readonly contents: ContentsOf<Kind> };
}[DocumentKind];
