import { sql } from 'kysely';
import type { Work } from '../db/database';
import type { WriteContext } from './batch';
import { columnOf, living, source } from './columns';
import { parameter } from './values';
import type { Draft, PrepareDrafts } from './write-rules';
import { unwrapAll } from './write';
import { updateManyWithin } from './write-batch';

interface Turn<Flag extends string = string> {
  /** The boolean field that is true for one record at a time. */
  readonly flag: Flag;
  /** The field that separates groups, each with a flag of its own; without it all records share one. */
  readonly within?: string;
}

/**
 * A `beforeWrite` that clears the flag of the previous record when another one sets it, with an entry in the previous
 * record's history. Of several in one batch the last keeps it.
 */
export function oneAtATime<const Flag extends string>(
  turn: Turn<Flag>,
): PrepareDrafts<Draft, Partial<Record<Flag, boolean>>> {
  return async (work, drafts, context) => {
    const takers = drafts.filter((draft) => takesTurn(turn, draft));
    const last = new Map(takers.map((draft) => [groupOf(turn, draft), draft]));
    for (const draft of last.values()) await endOthers(work, context, { turn, draft });
    return drafts.map((draft) => {
      const isLate = takers.includes(draft) && last.get(groupOf(turn, draft)) !== draft;
      return { fields: isLate ? cleared(turn.flag) : {}, errors: [] };
    });
  };
}

/** Guarantee: the object has the flag and nothing else. */
function cleared<Flag extends string>(flag: Flag): Partial<Record<Flag, boolean>> {
  return { [flag]: false } as Partial<Record<Flag, boolean>>;
}

function groupOf({ within }: Turn, { record }: Draft): unknown {
  return within === undefined ? undefined : record[within];
}

function takesTurn({ flag, within }: Turn, { record, before }: Draft): boolean {
  if (record[flag] !== true) return false;
  const isSameGroup = within === undefined || before?.[within] === record[within];
  return before?.[flag] !== true || !isSameGroup;
}

async function endOthers(
  work: Work,
  context: WriteContext,
  { turn: { flag, within }, draft: { record, before } }: { turn: Turn; draft: Draft },
): Promise<void> {
  const { table } = context;
  const { rows } = await sql<{ _id: string }>`
    select record._id from ${source(table)}
    where ${living(table)} and ${columnOf(table, flag)}
      and record._id is distinct from ${before?.['_id'] ?? null}
      and ${within === undefined ? sql`true` : sql`${columnOf(table, within)} = ${parameter(record[within])}`}
    for update of record`.execute(work);
  const patches = rows.map(({ _id }) => ({ id: _id, fields: { [flag]: false } }));
  if (patches.length > 0) unwrapAll(await updateManyWithin(work, context, patches));
}
