import { t } from '@lingui/core/macro';
import type { FieldError } from 'contract';
import { correctionsNeeded, FormProblem } from '../load/form-problem';
import { type FormEntries, maxBytes, type ReadForm, type Typed } from '../load/visitor-form';

/** The maximum bytes of all forms in memory at the same time: those of a few résumés. */
const room = 60_000_000;
let taken = 0;

/**
 * Reads a form and passes it on; its bytes count against the limit until that is done.
 *
 * @throws FormProblem
 */
export async function withForm<Result>(
  request: Request,
  expected: ReadForm,
  take: (form: FormData) => Promise<Result>,
): Promise<Result> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    throw new FormProblem(t`Send this as a form.`, { status: 415 });
  }
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of chunksOf(request, expected)) {
      chunks.push(chunk);
      taken += chunk.byteLength;
      if (taken > room) throw tooMany();
    }
    const whole = new Response(new Blob(chunks.map(own)), { headers: { 'content-type': type } });
    return await take(await whole.formData().catch(torn));
  } finally {
    for (const { byteLength } of chunks) taken -= byteLength;
  }
}

async function* chunksOf(
  { headers, body }: Request,
  expected: ReadForm,
): AsyncGenerator<Uint8Array> {
  const max = maxBytes(expected);
  if (Number(headers.get('content-length')) > max) throw tooLarge(expected);
  if (body === null) return;
  const reader = body.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(torn);
    if (done) return;
    size += value.byteLength;
    if (size > max) {
      await reader.cancel();
      throw tooLarge(expected);
    }
    yield value;
  }
}

/** Guarantee: the buffer of a request's body is never shared between threads. */
function own(chunk: Uint8Array) {
  return chunk as Uint8Array<ArrayBuffer>;
}

/** Only a file can make a form this large. */
function tooLarge({ file }: ReadForm): FormProblem {
  const status = 413;
  if (file) return correctionsNeeded([{ path: file.name, message: file.tooLarge() }], status);
  return new FormProblem(t`Not sent: this is more than the form takes.`, { status });
}

function tooMany(): FormProblem {
  const advice = t`Not sent: many forms are coming in at the moment. Try again in a minute.`;
  return new FormProblem(advice, { status: 503 });
}

function torn(cause: unknown): never {
  const advice = t`Not sent: the form did not arrive whole. Try again.`;
  throw new FormProblem(advice, { status: 400, cause });
}

/** A form entry with content, and the values for the API. */
export interface FilledEntry {
  /** The number in its fields' names; numbers may have gaps. */
  readonly number: string;
  readonly typed: Typed;
  readonly body: Record<string, unknown>;
}

type Values = Readonly<Record<string, string>>;

/** The fields of a form's entries as typed, up to the form's maximum of entries. */
export function entryValues(data: FormData, entries: FormEntries | undefined): Values {
  if (!entries) return {};
  const numbers = new Set<string>();
  const values: Record<string, string> = {};
  for (const [name, value] of data) {
    const { number, field } = entryField(name, entries) ?? {};
    if (number === undefined || field === undefined || typeof value !== 'string') continue;
    if (numbers.size >= entries.max && !numbers.has(number)) continue;
    numbers.add(number);
    values[name] ??= value.replaceAll('\r\n', '\n');
  }
  return values;
}

/** The number of entries above the form's maximum. */
export function surplusOf(data: FormData, entries: FormEntries): number {
  const names = [...data.keys()].flatMap((name) => entryField(name, entries)?.number ?? []);
  return Math.max(0, new Set(names).size - entries.max);
}

/** In the order of the form. */
export function filledEntries(values: Values, entries: FormEntries | undefined): FilledEntry[] {
  if (!entries) return [];
  const byNumber = new Map<string, Record<string, string>>();
  for (const [name, value] of Object.entries(values)) {
    const { number, field } = entryField(name, entries) ?? {};
    if (number === undefined || field === undefined || value.trim() === '') continue;
    byNumber.set(number, { ...byNumber.get(number), [field]: value });
  }
  return [...byNumber].flatMap(([number, typed]) => {
    const body = entries.bodyOf(typed);
    return body === null ? [] : [{ number, typed, body }];
  });
}

/** Maps error paths of the API, which counts only filled entries, to the form's entries. */
export function asInForm(errors: readonly FieldError[], entries: readonly FilledEntry[]) {
  return errors.map(({ path, message }): FieldError => {
    const [, list, place, rest] = /^(\w+)\.(\d+)\.(.+)$/.exec(path) ?? [];
    const entry = place === undefined ? undefined : entries[Number(place)];
    return entry ? { path: `${list}.${entry.number}.${rest}`, message } : { path, message };
  });
}

function entryField(name: string, { name: list, fields }: FormEntries) {
  const [, named, number, field] = /^(\w+)\.(\d{1,4})\.(\w+)$/.exec(name) ?? [];
  if (named !== list || number === undefined || field === undefined) return undefined;
  return Object.hasOwn(fields, field) ? { number, field } : undefined;
}
