import type { Endpoint } from 'contract';
import type { Connection } from '../http/node-request';
import type { ApiFetch } from './site-api';

/** The error messages of a field. */
export interface FieldWords {
  /** For a required field. */
  readonly missing?: Message;
  readonly wrong: Message;
}

/** A message in the language of the page, which may depend on what was typed. */
type Message = (typed: string) => string;

/** Field values as typed, without empty ones. */
export type Typed = Readonly<Record<string, string>>;

export interface FormFile extends FieldWords {
  readonly wrong: () => string;
  readonly name: string;
  /** The maximum size in bytes. */
  readonly max: number;
  readonly tooLarge: () => string;
}

/** Repeated entries of a form, as many as the visitor likes: their fields are called `items.3.quantity`. */
export interface FormEntries {
  readonly missing: () => string;
  readonly wrong: () => string;
  /** The API's name of the list. */
  readonly name: string;
  readonly max: number;
  readonly tooMany: () => string;
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** The API's value for an entry; null for an empty one. */
  readonly bodyOf: (typed: Typed) => Record<string, unknown> | null;
  /** Whether the other fields make them no part of what is sent. */
  readonly isLeftOut?: (typed: Typed) => boolean;
}

/** The part of a form that its page reads. */
export interface ReadForm {
  /** The address of its page, which also accepts its submission. */
  readonly path: string;
  /** The visible fields, by the API's names. */
  readonly fields: Readonly<Record<string, FieldWords>>;
  readonly entries?: FormEntries;
  readonly file?: FormFile;
  /**
   * Rewrites what was sent before it is read: a quantity with its unit in one field becomes both, a file becomes text.
   *
   * @throws FormProblem
   */
  readonly normalize?: (sent: SentValues) => Promise<Typed>;
}

/** A form as it was sent. */
export interface SentValues {
  readonly values: Typed;
  readonly data: FormData;
  readonly apiFetch: ApiFetch;
  readonly connection: Connection;
}

/** A form of the site, with the API endpoint that receives it. */
export interface VisitorForm extends ReadForm {
  readonly endpoint: Endpoint;
  /** For a form whose buttons lead to several endpoints: the one for what was sent. */
  readonly endpointOf?: (typed: Typed) => Endpoint;
  /** Converts texts to the API's fields that are not texts. */
  readonly bodyOf?: (typed: Typed) => Record<string, unknown>;
  /** A submission with this field is not sent to the API: its page shows the form again, changed as the field says. */
  readonly step?: string;
  /** The address of the receipt, from the API's response and what was sent; the form's own page by default. */
  readonly receiptHref?: (answer: unknown, sent: Typed) => string;
}

/** A form that is not sent to the API: its page responds to the input. */
export type SiteForm = VisitorForm | ReadForm;

/** The maximum bytes of a form besides its file; the API accepts no more. */
export const maxTextLength = 200_000;

export function maxBytes({ file }: ReadForm): number {
  return maxTextLength + (file?.max ?? 0);
}
