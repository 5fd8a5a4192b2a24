import type { FileRow, FileSource } from './file-rows';

/** Requests to the reader's thread. */
export type ReaderRequest =
  | ({ readonly kind: 'open' } & FileSource)
  /** Rows from this number on; earlier rows cannot be read again. */
  | { readonly kind: 'read'; readonly from: number; readonly count: number };

/** The thread's answers; `unreadable` has a message for the uploader. */
export type ReaderAnswer =
  | { readonly kind: 'opened'; readonly columns: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly FileRow[]; readonly isEnd: boolean }
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };
