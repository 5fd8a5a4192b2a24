import type { FilePreview } from 'contract/transfer';
import type { FileRow, FileSource } from './file-rows';
import type { ListRow, ListSource } from './list-rows';

/** Requests to the reader's thread. */
export type ReaderRequest =
  | ({ readonly kind: 'open' } & FileSource)
  /** All rows of a small file, without a header. */
  | ({ readonly kind: 'list' } & ListSource)
  /** Rows from this number on; earlier rows cannot be read again. */
  | { readonly kind: 'read'; readonly from: number; readonly count: number };

/** The thread's answers; `unreadable` has a message for the uploader. */
export type ReaderAnswer =
  | { readonly kind: 'opened'; readonly preview: FilePreview }
  | { readonly kind: 'list'; readonly rows: readonly ListRow[] }
  | { readonly kind: 'rows'; readonly rows: readonly FileRow[]; readonly isEnd: boolean }
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };
