import type { FieldError } from 'contract';
import type { Work } from '../../db/database';
import type { Row } from '../../db/pool';
import type { WriteContext } from '../../repository/batch';
import type { Draft, Prepared } from '../../repository/resource-table';
import { settledAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';

/**
 * Notes when a password was given, and forgets it with the user it belongs to. Keeps one default at most: the first
 * server is it, and a new one takes it from the one before.
 */
export async function prepareMailServers(
  work: Work,
  drafts: readonly Draft[],
  context: WriteContext,
): Promise<Prepared[]> {
  const chosen = await chosenDefault(work, drafts, context);
  return drafts.map((draft) => ({
    fields: {
      passwordSetAt: passwordSetAt(draft),
      isDefault: chosen === undefined ? draft.record['isDefault'] : draft === chosen,
    },
    errors: signInErrors(draft),
  }));
}

/** The draft that becomes the default; undefined when the default stays what it is. */
async function chosenDefault(
  work: Work,
  drafts: readonly Draft[],
  context: WriteContext,
): Promise<Draft | undefined> {
  const chosen = drafts.findLast(
    ({ record, before }) => record['isDefault'] === true && before?.['isDefault'] !== true,
  );
  if (!chosen) return (await hasServers(work)) ? undefined : drafts.at(-1);
  const former = await work
    .selectFrom('smtp')
    .select('_id')
    .where('isDefault', '=', true)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (former) {
    const patch = { id: former._id, fields: { isDefault: false } };
    settledAll(await updateManyWithin(work, context, [patch]));
  }
  return chosen;
}

async function hasServers(work: Work): Promise<boolean> {
  const query = work.selectFrom('smtp').select('_id').where('deletedAt', 'is', null).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

function passwordSetAt({ record, before, secrets }: Draft): unknown {
  if (record['username'] === null || secrets['password'] === null) return null;
  if (secrets['password'] !== undefined) return new Date().toISOString();
  return before?.['passwordSetAt'] ?? null;
}

function signInErrors({ record, before, secrets }: Draft): FieldError[] {
  if (record['username'] === null) {
    const isForNobody = typeof secrets['password'] === 'string';
    return isForNobody ? [{ path: 'username', message: 'Whose password is it?' }] : [];
  }
  if (secrets['password'] !== undefined || !goesElsewhere(record, before)) return [];
  const message = 'Give the password again: it was for another host';
  return [{ path: 'password', message }];
}

/** A password that nobody can read must not be readable by sending it to a host of one's own. */
function goesElsewhere(record: Row, before: Row | undefined): boolean {
  const hasPassword = typeof before?.['passwordSetAt'] === 'string';
  return hasPassword && before['host'] !== record['host'];
}
