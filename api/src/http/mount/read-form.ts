import type { StoredFile } from 'contract/file';

/** A multipart request whose files are stored. */
export interface ReadForm {
  readonly body: unknown;
  readonly files: readonly StoredFile[];
  /** Removes the stored files again, for a request that is refused later. */
  discard(): Promise<void>;
}
