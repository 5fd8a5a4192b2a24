import type { Endpoint } from 'contract';

/** What is said at a field when it is not filled in as it should be. */
export interface FieldWords {
  /** Of a field that must be filled in. */
  readonly missing?: string;
  readonly wrong: string;
}

/** Fields as they were typed, without those left empty. */
export type Typed = Readonly<Record<string, string>>;

export interface FormFile extends FieldWords {
  readonly name: string;
  /** The most bytes that it may have. */
  readonly most: number;
  readonly tooLarge: string;
}

/** A form of the site, and the call of the API that takes it. */
export interface VisitorForm {
  /** The address of its page, which takes it as well. */
  readonly path: string;
  readonly endpoint: Endpoint;
  /** The fields that the visitor sees, by the names that the API knows them by. */
  readonly fields: Readonly<Record<string, FieldWords>>;
  readonly file?: FormFile;
  /** Texts for the API's fields that are none. */
  readonly bodyOf?: (typed: Typed) => Record<string, unknown>;
}

/** The most bytes that a form may have beside its file; the API takes no more. */
export const mostText = 200_000;

export function mostBytes({ file }: VisitorForm): number {
  return mostText + (file?.most ?? 0);
}
