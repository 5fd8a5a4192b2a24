import { existsSync, readFileSync } from 'node:fs';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { fieldWords } from 'contract';
import { allResources } from 'contract/endpoints';
import { remoteFolders } from '../remote-folders';
import type { ShownText } from './texts-of';

/**
 * The texts of a workspace's catalogue that are data (`words` of `shared-ui/i18n`): names of records and of their fields
 * are in that of shared-ui, the menus and titles of remotes in that of the shell and in their own.
 */
export function dataTexts(workspace: string): ShownText[] {
  if (workspace === 'shared-ui') return once(ofContract(), 'contract');
  const manifests = (workspace === 'shell' ? remoteFolders() : [workspace])
    .map((folder) => `${folder}/remote.json`)
    .filter((file) => existsSync(file));
  const texts = manifests.flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8'))));
  return once(texts, 'remote.json');
}

function ofContract(): string[] {
  return allResources.flatMap(({ label, fields, sums = {} }) => [
    label.one,
    label.many,
    ...Object.keys(fields).map(fieldWords),
    ...Object.values<string>(sums),
  ]);
}

/** Titles, groups and labels, at any depth. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' && ['title', 'group', 'label'].includes(key) ? [one] : textsIn(one),
  );
}

function once(texts: readonly string[], from: string): ShownText[] {
  return [...new Set(texts)].toSorted().map((text) => ({
    id: generateMessageId(text, 'data'),
    text,
    context: 'data',
    files: [from],
  }));
}
