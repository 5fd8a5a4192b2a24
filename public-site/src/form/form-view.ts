import type { FieldError } from 'contract';

/** Why a form was not taken. */
export interface FormRefusal {
  status: number;
  /** What happened and what to do. */
  message: string;
  /** Fields by their names, with what is wrong with each. */
  errors: readonly FieldError[];
}

/** A form to be filled in. */
export interface OpenForm {
  kind: 'open';
  /** The page's own address, which takes it. */
  action: string;
  /** Says when it was shown. */
  token: string;
  /** Stands for this one sending: what comes twice with it is taken once. */
  key: string;
  /** What stands in the fields, by their names. */
  values: Readonly<Record<string, string>>;
  refusal: FormRefusal | null;
}

/** A form that was taken. */
export interface SentForm {
  kind: 'sent';
  /** Where to fill in another. */
  action: string;
  reference: string;
}

export type FormView = OpenForm | SentForm;

/** What a form that was sent in place is answered: where its receipt is, or itself with what is wrong. */
export type FormAnswer = OpenForm | { redirect: string };

/** The names of the fields that nobody sees. */
export const hiddenFields = { token: 'formToken', key: 'formKey', trap: 'homepage' } as const;

/** The id of a form, and of its receipt: where the browser goes with what comes of it. */
export const formId = 'form';

const receiptParameter = 'sent';

/** Where a form's receipt stands: to be opened and loaded anew as often as one likes. */
export function receiptHref(action: string, reference: string): string {
  return `${action}?${new URLSearchParams({ [receiptParameter]: reference })}#${formId}`;
}

/** The reference that the address of a receipt names. Only what looks like one of ours is repeated to the reader. */
export function referenceIn({ searchParams }: URL): string | null {
  const reference = searchParams.get(receiptParameter) ?? '';
  return /^[A-Z]{2,4}-\d{4}-\d{6,10}$/.test(reference) ? reference : null;
}
