import type { FieldError } from 'contract';
import { LetterLanguage } from 'contract/partner';
import { hiddenFields, type OpenForm } from '../form/form-view';
import { currentLanguage } from '../language/current-language';
import { asInForm, filledEntries, type FilledEntry, surplusOf } from './read-form';
import { correctionsNeeded } from '../load/form-problem';
import type { FieldWords, ReadForm, Typed, VisitorForm } from '../load/visitor-form';

/** The parts of a sent form that its page shows again. */
export type Shown = Pick<OpenForm, 'token' | 'key' | 'values'>;

interface Filled {
  readonly form: VisitorForm;
  readonly shown: Shown;
}

/**
 * The values for the API, and where they go. They are validated here, so that a mistake does not count against the visitor's limit.
 *
 * @throws FormProblem
 */
export function apiPartsOf(data: FormData, { form, shown }: Filled) {
  const file = fileIn(data, form);
  const typed = typedIn(shown, form);
  const isLeftOut = form.entries?.isLeftOut?.(typed) ?? false;
  const entries = isLeftOut ? [] : filledEntries(shown.values, form.entries);
  const guard = {
    homepage: textOf(data, hiddenFields.trap),
    formToken: shown.token,
    language: LetterLanguage.safeParse(currentLanguage().code).data ?? null,
  };
  const list = form.entries &&
    !isLeftOut && { [form.entries.name]: entries.map(({ body }) => body) };
  const body = { ...(form.bodyOf?.(typed) ?? typed), ...list, ...guard };
  const named = file && form.file ? { ...body, [form.file.name]: 'file' } : body;
  const endpoint = form.endpointOf?.(typed) ?? form.endpoint;
  const { error } = endpoint.body.safeParse(named);
  const errors = [
    ...tooMany(data, form),
    ...(error ? errorsOf(error.issues, { form, typed, entries }) : []),
    ...tooLarge(file, form),
  ];
  if (errors.length > 0) throw correctionsNeeded(errors);
  const headers = { 'idempotency-key': shown.key };
  if (!form.file || !file) {
    return {
      endpoint,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
  }
  return { endpoint, headers, body: withFile(body, { name: form.file.name, file }) };
}

/** Empty when the field is missing or a file. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

function typedIn({ values }: Shown, { fields }: ReadForm): Typed {
  const filled = Object.entries(values).filter(
    ([name, value]) => Object.hasOwn(fields, name) && value.trim() !== '',
  );
  return Object.fromEntries(filled);
}

/** Browsers send an empty file without a name when none was chosen. */
function fileIn(data: FormData, { file }: VisitorForm): File | undefined {
  const value = file ? data.get(file.name) : null;
  return value === null || typeof value === 'string' || value.size === 0 ? undefined : value;
}

function tooLarge(file: File | undefined, { file: expected }: VisitorForm): FieldError[] {
  if (!file || !expected || file.size <= expected.max) return [];
  return [{ path: expected.name, message: expected.tooLarge() }];
}

function tooMany(data: FormData, { entries }: VisitorForm): FieldError[] {
  if (!entries || surplusOf(data, entries) === 0) return [];
  return [{ path: entries.name, message: entries.tooMany() }];
}

interface Judged {
  readonly form: VisitorForm;
  readonly typed: Typed;
  readonly entries: readonly FilledEntry[];
}

type Issues = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];

/** One message per field, in the order of the form. */
function errorsOf(issues: Issues, { form, typed, entries }: Judged): FieldError[] {
  const paths = issues.map(({ path }) => ({ path: path.map(String).join('.'), message: '' }));
  const wrong = new Set(asInForm(paths, entries).map(({ path }) => path));
  const words = { ...form.fields, ...(form.file && { [form.file.name]: form.file }) };
  return [
    ...entryErrors(wrong, { form, entries }),
    ...wordsFor(words, typed).filter(({ path }) => wrong.has(path)),
  ];
}

function entryErrors(
  wrong: ReadonlySet<string>,
  { form, entries }: Omit<Judged, 'typed'>,
): FieldError[] {
  if (!form.entries) return [];
  const { name, fields, missing, wrong: unfit } = form.entries;
  const ofEntries = entries.flatMap(({ number, typed }) =>
    wordsFor(fields, typed).map(({ path, message }) => ({
      path: `${name}.${number}.${path}`,
      message,
    })),
  );
  const ofList = { path: name, message: entries.length === 0 ? missing() : unfit() };
  return [ofList, ...ofEntries].filter(({ path }) => wrong.has(path));
}

function wordsFor(words: Readonly<Record<string, FieldWords>>, typed: Typed): FieldError[] {
  return Object.entries(words).map(([path, { missing, wrong }]) => ({
    path,
    message: path in typed ? wrong(typed[path] ?? '') : (missing ?? wrong)(''),
  }));
}

function withFile(body: object, { name, file }: { name: string; file: File }): FormData {
  const parts = new FormData();
  for (const [field, value] of Object.entries(body)) parts.append(field, String(value));
  parts.append(name, file);
  return parts;
}
