import type { FieldError } from 'contract';
import type { FormEntries, Typed } from './visitor-form';

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
    if (numbers.size >= entries.most && !numbers.has(number)) continue;
    numbers.add(number);
    values[name] ??= value.replaceAll('\r\n', '\n');
  }
  return values;
}

/** The number of entries above the form's maximum. */
export function surplusOf(data: FormData, entries: FormEntries): number {
  const names = [...data.keys()].flatMap((name) => entryField(name, entries)?.number ?? []);
  return Math.max(0, new Set(names).size - entries.most);
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
