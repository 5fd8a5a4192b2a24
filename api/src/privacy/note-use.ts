import type { PersonQuery } from 'contract/privacy';
import { createHash } from 'node:crypto';
import { phoneTail } from '../core/personal-data/person';
import type { Services } from '../core/services';
import type { Viewer } from '../core/viewer';
import type { Work } from '../db/database';
import { journal } from '../repository/journal';

interface Use {
  readonly query: PersonQuery;
  readonly viewer: Viewer;
  readonly use: 'searched' | 'exported' | 'erased';
}

/** Notes in the audit who looked for, exported or erased a person; whom is a keyed hash, before an erasure too. */
export async function noteUse(
  work: Work,
  { pseudonym }: Pick<Services, 'pseudonym'>,
  { query, viewer, use }: Use,
): Promise<void> {
  const people = [...query.emails, ...query.phones.map(phoneTail)].toSorted().map(pseudonym);
  const changes = [
    { field: 'use', from: null, to: use },
    { field: 'person', from: null, to: people },
  ];
  const action = use === 'erased' ? 'remove' : 'update';
  const entry = { id: idOf(people), action, version: 1, changes } as const;
  await journal({ work, resource: 'personalData', viewer }, [entry]);
}

/** The audit needs an id for each record: the same person has the same. */
function idOf(people: readonly string[]): string {
  const hex = createHash('sha256').update(people.join()).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
