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
  const things = errors.length === 1 ? 'One thing needs' : `${errors.length} things need`;
  return new FormProblem(`Not sent yet. ${things} correction.`, { status, errors });
}
