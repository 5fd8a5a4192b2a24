import { templateLists, templateVariableNames, templateVariables } from 'contract/email';
import { editDistance } from '../../kernel/edit-distance';
import { shown, type TemplateTag } from './template-tags';

/** A list's full name and the names available within its section. */
export const listNames: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(templateLists).map(([list, samples]) => [list, Object.keys(samples[0] ?? {})]),
);

export const groupNames: ReadonlySet<string> = new Set(Object.keys(templateVariables));
const variableNames = new Set(templateVariableNames);
const maxNameLength = 60;

/** The error in the name of a tag, or undefined. */
export function nameError(tag: TemplateTag): string | undefined {
  const { sign, name } = tag;
  switch (sign) {
    case '!':
    case '/':
      return undefined;
    case '&':
      return `Values are always escaped: write ${shown('', name)}`;
    case '>':
      return `A template cannot take in another one: leave ${shown('>', name)} out`;
    case '#':
    case '^':
      return isVariable(tag) || groupNames.has(name) ? undefined : listError(tag);
    case '':
      return isVariable(tag) ? undefined : variableError(tag);
    default:
      return sign satisfies never;
  }
}

/** The list whose section a tag is in, if any. */
export function listAround({ within }: TemplateTag): string | undefined {
  return within.find(opensList)?.name;
}

export function opensList({ sign, name }: TemplateTag): boolean {
  return sign === '#' && listNames.has(name);
}

/** Whether the name is a field of the items of the surrounding list. */
export function isOfItem(tag: TemplateTag): boolean {
  return listNames.get(listAround(tag) ?? '')?.includes(tag.name) ?? false;
}

function isVariable(tag: TemplateTag): boolean {
  return variableNames.has(tag.name) || isOfItem(tag);
}

function listError(tag: TemplateTag): string | undefined {
  if (!listNames.has(tag.name)) return unknown(tag, [...groupNames, ...listNames.keys()]);
  if (!opensList(tag) || listAround(tag) === undefined) return undefined;
  return `A list cannot be repeated within a list: close ${shown('#', listAround(tag) ?? '')} first`;
}

function variableError(tag: TemplateTag): string {
  const { name } = tag;
  if (listNames.has(name)) {
    return `${shown('', name)} is a list: write ${shown('#', name)}…${shown('/', name)} around what is repeated`;
  }
  if (groupNames.has(name)) {
    const first = templateVariableNames.find((known) => known.startsWith(`${name}.`)) ?? '';
    return `${shown('', name)} is a group of variables: name one of them, such as ${shown('', first)}`;
  }
  const list = [...listNames].find(([, names]) => names.includes(name))?.[0];
  if (list !== undefined) {
    return `${shown('', name)} holds only within ${shown('#', list)}…${shown('/', list)}`;
  }
  return unknown(tag, []);
}

function unknown(tag: TemplateTag, more: readonly string[]): string {
  const { sign, name } = tag;
  const ofItem = listNames.get(listAround(tag) ?? '') ?? [];
  const nearest = nearestName(name, [...ofItem, ...templateVariableNames, ...more]);
  const hint = nearest === undefined ? '' : `. Did you mean ${shown(sign, nearest)}?`;
  return `There is no variable ${shown('', name)}${hint}`;
}

/** The known name with the smallest edit distance; undefined when all are too far. */
function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > maxNameLength) return undefined;
  const [nearest] = known
    .map((candidate) => ({ candidate, distance: distance(name, candidate) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.candidate;
}

/** Compares groups and fields separately; a missing group costs little. */
function distance(name: string, candidate: string): number {
  const [group, field] = inParts(name);
  const [knownGroup, knownField] = inParts(candidate);
  const isShortened = field.length > 2 && knownField.endsWith(field);
  const ofField = Math.min(apart(field, knownField), isShortened ? 1.5 : Infinity);
  if (group !== '') return apart(group, knownGroup) + ofField;
  return ofField + (knownGroup === '' ? 0 : 0.5);
}

function inParts(name: string): [group: string, field: string] {
  const dot = name.lastIndexOf('.');
  const lowered = name.toLowerCase();
  return [lowered.slice(0, Math.max(dot, 0)), lowered.slice(dot + 1)];
}

/** Infinity when more than a third of the letters differ. */
function apart(typed: string, known: string): number {
  const { whole } = editDistance(typed, known);
  return whole <= Math.max(1, Math.floor(known.length / 3)) ? whole : Infinity;
}
