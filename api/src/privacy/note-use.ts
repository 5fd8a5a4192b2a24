import type { PersonQuery } from 'contract/privacy';
import { phoneTail } from '../personal-data/person';
import type { Services } from '../kernel/services';
import { actorOf, type Viewer } from '../kernel/viewer';
import type { Work } from '../db/database';
import { recordEvent } from '../repository/journal';

interface Use {
  readonly query: PersonQuery;
  readonly viewer: Viewer;
  readonly action: 'person-searched' | 'person-exported' | 'person-erased';
  /** By what the history knows an erasure. */
  readonly erasure?: string;
}

/** Notes in the audit who looked for, exported or erased a person; whom is a keyed hash, before an erasure too. */
export async function noteUse(
  work: Work,
  { pseudonym }: Pick<Services, 'pseudonym'>,
  { query, viewer, action, erasure }: Use,
): Promise<void> {
  const people = [...query.emails, ...query.phones.map(phoneTail)].toSorted().map(pseudonym);
  const changes = [
    { field: 'person', from: null, to: people },
    ...(erasure === undefined ? [] : [{ field: 'erasure', from: null, to: erasure }]),
  ];
  await recordEvent(work, actorOf(viewer), { action, resource: 'personalData', changes });
}
