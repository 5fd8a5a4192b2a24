import type { StoredFile } from 'contract';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../viewer';

/** Uploaded files: kept in the storage, known to the database. */
export interface FileStore {
  /**
   * Reads a multipart request: fields as the body's values (JSON where they parse as an object, list, number or
   * boolean that the schema wants), each file part stored and its generated name put at the part's field.
   */
  readForm(request: FastifyRequest, viewer: Viewer): Promise<ReadForm>;
}

export interface ReadForm {
  readonly body: unknown;
  readonly files: readonly StoredFile[];
  /** Removes the stored files again: for a request that is refused later. */
  discard(): Promise<void>;
}
