import type { PageRequest } from './page-request';

/** A generated file for programs to read. */
export interface MadeFile {
  text: string;
  /** Its content type. */
  type: string;
  /** Its `Cache-Control`. */
  keeping: string;
  /** When its content last changed; undefined if unknown. */
  updated?: string | undefined;
}

/** Generates such a file; throws `NotFound` when there is none. */
export type FileMaker = (page: PageRequest) => Promise<MadeFile>;
