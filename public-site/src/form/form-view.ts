import type { FieldError } from 'contract';

/** Why a form was refused. */
export interface FormRefusal {
  status: number;
  /** What happened and what to do. */
  message: string;
  /** The errors of fields, by name. */
  errors: readonly FieldError[];
}

/** A form to be filled in. */
export interface OpenForm {
  kind: 'open';
  /** The page's own address, which accepts the submission. */
  action: string;
  /** The form token, with the time when the form was shown. */
  token: string;
  /** The idempotency key of this submission: a repetition is accepted once. */
  key: string;
  /** The values of the fields, by name. */
  values: Readonly<Record<string, string>>;
  refusal: FormRefusal | null;
}

/** A form that was accepted. */
export interface SentForm {
  kind: 'sent';
  /** The address of an empty form. */
  action: string;
  reference: string;
}

export type FormView = OpenForm | SentForm;

/** The response to a form sent by script: the address of its receipt, or the form with its errors. */
export type FormAnswer = OpenForm | { redirect: string };

/** The names of hidden fields. */
export const hiddenFields = { token: 'formToken', key: 'formKey', trap: 'homepage' } as const;

/** The id of a form and of its receipt: the browser scrolls there with the result. */
export const formId = 'form';

const receiptParameter = 'sent';

/** The address of a form's receipt, which can be opened repeatedly. */
export function receiptHref(action: string, reference: string): string {
  return `${action}?${new URLSearchParams({ [receiptParameter]: reference })}#${formId}`;
}

/** The reference in a receipt's address. Only a well-formed one is shown to the visitor. */
export function referenceIn({ searchParams }: URL): string | null {
  const reference = searchParams.get(receiptParameter) ?? '';
  return /^[A-Z]{2,4}-\d{4}-\d{6,10}$/.test(reference) ? reference : null;
}
