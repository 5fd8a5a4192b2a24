import { templateLists, templateVariables } from 'contract/email';
import type { MailValues, ValueGroup } from '../mail-values';
import { withoutUnwritable } from './tag-marks';
import { writtenForms, type ValueForm } from './tag-places';

/** A variable in an attribute: its own key has the value in the form that the attribute needs. */
export interface PlacedVariable {
  readonly key: string;
  readonly name: string;
  readonly form: ValueForm;
}

type Fields = Record<string, string>;

/** The key that tests whether a group has any value: a section of the group itself would shadow the names around it. */
export function presenceOf(group: string): string {
  return `has-${group}`;
}

/** The view for Mustache: the known names and nothing else. */
export function mailView(
  values: MailValues,
  placed: readonly PlacedVariable[],
): Readonly<Record<string, unknown>> {
  const view: Record<string, unknown> = {};
  for (const [group, samples] of Object.entries(templateVariables)) {
    const fields = knownFields(samples, values.groups[group]);
    view[presenceOf(group)] = Object.values(fields).some((value) => value !== '');
    view[group] = { ...fields, ...listsOf(group, values, placed) };
    Object.assign(view, placedFields(placed, fields, `${group}.`));
  }
  return view;
}

function listsOf(group: string, { lists }: MailValues, placed: readonly PlacedVariable[]) {
  const known = Object.entries(templateLists).filter(([name]) => name.startsWith(`${group}.`));
  return Object.fromEntries(
    known.map(([name, [samples]]) => [
      name.slice(group.length + 1),
      (lists[name] ?? []).map((item) => {
        const fields = knownFields(samples, item);
        return { ...fields, ...placedFields(placed, fields, '') };
      }),
    ]),
  );
}

function knownFields(samples: ValueGroup, given: ValueGroup | undefined): Fields {
  const names = Object.keys(samples);
  return Object.fromEntries(names.map((name) => [name, withoutUnwritable(given?.[name] ?? '')]));
}

function placedFields(placed: readonly PlacedVariable[], fields: Fields, prefix: string): Fields {
  const own = placed.flatMap(({ key, name, form }) => {
    const value = name.startsWith(prefix) ? fields[name.slice(prefix.length)] : undefined;
    return value === undefined ? [] : [[key, writtenForms[form](value)]];
  });
  return Object.fromEntries(own);
}
