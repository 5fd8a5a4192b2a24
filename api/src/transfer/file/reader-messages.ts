import type { FileRow, FileSource } from './file-rows';

/** What is asked of the reader's thread. */
export type ReaderRequest =
  | ({ readonly kind: 'open' } & FileSource)
  /** Rows from this number on; numbers that were passed do not come again. */
  | { readonly kind: 'read'; readonly from: number; readonly count: number };

/** What the thread answers; `unreadable` is for the person who sent the file. */
export type ReaderAnswer =
  | { readonly kind: 'opened'; readonly columns: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly FileRow[]; readonly isEnd: boolean }
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };
