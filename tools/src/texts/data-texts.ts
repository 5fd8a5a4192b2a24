import { existsSync, readFileSync } from 'node:fs';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { type AnyResource, fieldWords } from 'contract';
import { allResources } from 'contract/endpoints';
import { auditedNames } from 'contract/record';
import { areaWords, NotificationKind } from 'contract/staff';
import { remotesIn } from '../remotes-in';
import { z } from 'zod';
import { problemTexts } from './problem-texts';
import type { ShownText } from './texts-of';

/**
 * The texts of a workspace's catalogue that are data (`words` of `shared-ui/i18n`): names of records and of their fields,
 * and what the API says when it refuses something, are in that of shared-ui, the menus and titles of remotes in that of the shell and in their own.
 */
export function dataTexts(workspace: string): ShownText[] {
  if (workspace === 'shared-ui') return once(ofContract(), { context: 'data', file: 'contract' });
  const manifests = (workspace === 'shell' ? remotesIn('.') : [workspace])
    .map((folder) => `${folder}/remote.json`)
    .filter((file) => existsSync(file));
  const contents = manifests.map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));
  const file = 'remote.json';
  return [
    ...once(textsIn(contents, ['title', 'label']), { context: 'data', file }),
    ...once(textsIn(contents, ['group']), { context: 'menu', file }),
  ];
}

function ofContract(): string[] {
  const resources: readonly AnyResource[] = allResources;
  const ofResources = resources.flatMap(({ label, fields, sums = {}, rowNeeds = {} }) => [
    label.one,
    label.many,
    ...Object.keys(fields).map(fieldWords),
    ...Object.values(fields)
      .filter(({ presence }) => presence !== 'computed')
      .flatMap(({ schema }) => cellsOf(z.toJSONSchema(schema, { unrepresentable: 'any' })))
      .filter((name) => name !== '_id' && name !== 'key')
      .map(fieldWords),
    ...Object.values(sums),
    ...Object.values(rowNeeds).map((kind) => kind.words),
  ]);
  return [
    ...ofResources,
    ...Object.values(areaWords),
    ...Object.values(auditedNames).map(({ label }) => label),
    ...NotificationKind.options.map((kind) => fieldWords(kind.replaceAll('-', ' '))),
    ...problemTexts(),
  ];
}

/** The names of the cells in lists of objects, at any depth: an empty one is asked for by its name. */
function cellsOf({ properties = {}, items, anyOf = [] }: z.core.JSONSchema.BaseSchema): string[] {
  const rows = [items].flat().filter((row) => typeof row === 'object');
  const parts = [...rows, ...anyOf, ...Object.values(properties)];
  return [
    ...rows.flatMap((row) => Object.keys(row.properties ?? {})),
    ...parts.filter((part) => typeof part === 'object').flatMap(cellsOf),
  ];
}

/** The texts under these keys, at any depth. */
function textsIn(value: unknown, keys: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, keys));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' && keys.includes(key) ? [one] : textsIn(one, keys),
  );
}

function once(texts: readonly string[], { context, file }: Origin): ShownText[] {
  return [...new Set(texts)].toSorted().map((text) => ({
    id: generateMessageId(text, context),
    text,
    context,
    files: [file],
  }));
}

interface Origin {
  readonly context: 'data' | 'menu';
  readonly file: string;
}
