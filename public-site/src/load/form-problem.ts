import { plural, t } from '@lingui/core/macro';
import type { FieldError } from 'contract';

interface FormProblemOptions extends ErrorOptions {
  readonly status: number;
  readonly errors?: readonly FieldError[];
}

/** A form that is refused; the message is for the visitor. */
export class FormProblem extends Error {
  override name = 'FormProblem';
  readonly status: number;
  readonly errors: readonly FieldError[];

  constructor(message: string, { status, errors = [], ...options }: FormProblemOptions) {
    super(message, options);
    this.status = status;
    this.errors = errors;
  }
}

/** @param errors - at least one */
export function correctionsNeeded(errors: readonly FieldError[], status = 422): FormProblem {
  const message = t`${plural(errors.length, {
    one: 'Not sent yet. One thing needs correction.',
    other: 'Not sent yet. # things need correction.',
  })}`;
  return new FormProblem(message, { status, errors });
}
