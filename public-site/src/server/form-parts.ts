import type { FieldError } from 'contract';
import { hiddenFields, type OpenForm } from '../form/form-view';
import { correctionsNeeded } from './form-problem';
import type { Typed, VisitorForm } from './visitor-form';

/** What the page of a form that was sent has to show again. */
export type Shown = Pick<OpenForm, 'token' | 'key' | 'values'>;

interface Filled {
  readonly form: VisitorForm;
  readonly shown: Shown;
}

/**
 * What the API is to get. Whether it can take that is known here already, so that a slip does not count against the
 * visitor's limit.
 *
 * @throws FormProblem
 */
export function apiPartsOf(data: FormData, { form, shown }: Filled) {
  const file = fileIn(data, form);
  const typed = typedIn(shown);
  const guard = { homepage: textOf(data, hiddenFields.trap), formToken: shown.token };
  const body = { ...(form.bodyOf?.(typed) ?? typed), ...guard };
  const named = file && form.file ? { ...body, [form.file.name]: 'file' } : body;
  const { error } = form.endpoint.body.safeParse(named);
  const errors = [
    ...(error ? errorsOf(error.issues, { form, typed }) : []),
    ...tooLarge(file, form),
  ];
  if (errors.length > 0) throw correctionsNeeded(errors);
  const headers = { 'idempotency-key': shown.key };
  if (!form.file || !file) {
    return {
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
  }
  return { headers, body: withFile(body, { name: form.file.name, file }) };
}

/** Empty for what is not there, or is a file. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

function typedIn({ values }: Shown): Typed {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(filled);
}

/** Browsers send an empty file without a name where none was chosen. */
function fileIn(data: FormData, { file }: VisitorForm): File | undefined {
  const value = file ? data.get(file.name) : null;
  return value === null || typeof value === 'string' || value.size === 0 ? undefined : value;
}

function tooLarge(file: File | undefined, { file: expected }: VisitorForm): FieldError[] {
  if (!file || !expected || file.size <= expected.most) return [];
  return [{ path: expected.name, message: expected.tooLarge }];
}

interface Judged {
  readonly form: VisitorForm;
  readonly typed: Typed;
}

type Issues = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];

/** One message for each field, in the order of the form. */
function errorsOf(issues: Issues, { form, typed }: Judged): FieldError[] {
  const wrong = new Set(issues.map(({ path }) => path.map(String).join('.')));
  const words = { ...form.fields, ...(form.file && { [form.file.name]: form.file }) };
  return Object.entries(words)
    .filter(([name]) => wrong.has(name))
    .map(([path, { missing, wrong }]) => ({
      path,
      message: path in typed ? wrong : (missing ?? wrong),
    }));
}

function withFile(body: object, { name, file }: { name: string; file: File }): FormData {
  const parts = new FormData();
  for (const [field, value] of Object.entries(body)) parts.append(field, String(value));
  parts.append(name, file);
  return parts;
}
