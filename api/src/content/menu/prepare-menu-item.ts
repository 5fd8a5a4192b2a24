import { type FieldError } from 'contract';
import { menuLevels, type menuItems } from 'contract/content';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { invalidField, worded } from '../../kernel/problem';
import type { RecordOf } from '../../repository/record-of';
import type { WriteContext } from '../../repository/batch';
import { placeLast } from '../../repository/last-place';
import type { Draft, Prepared } from '../../repository/write-rules';

/** The parent of each menu item; null at the top. */
type Parents = ReadonlyMap<string, string | null>;

/** Places new items last; refuses cycles and levels deeper than the site's header shows. */
export async function prepareMenuItems(
  work: Work,
  drafts: readonly Draft<typeof menuItems>[],
  context: WriteContext,
): Promise<Prepared<typeof menuItems>[]> {
  const placed = await placeLast(work, drafts, context);
  if (!drafts.some(isMoved)) return placed;
  await lockMenu(work);
  const moved = drafts.flatMap(({ record, before }): [string, string | null][] =>
    before === undefined ? [] : [[before._id, record.parentId]],
  );
  const parents: Parents = new Map([...(await storedParents(work)), ...moved]);
  return placed.map((prepared, index) => {
    const draft = drafts[index];
    if (draft === undefined || !isMoved(draft)) return prepared;
    return { ...prepared, errors: [...prepared.errors, ...placeErrors(parents, draft)] };
  });
}

/** Serializes moves: each is checked against the menu left by the previous one. */
export async function lockMenu(work: Work): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('menu'))`.execute(work);
}

/** Items below one that was moved meanwhile may be too deep to restore. */
export async function refuseDeepRestore(
  work: Work,
  records: readonly RecordOf<typeof menuItems>[],
  move: 'remove' | 'restore',
): Promise<void> {
  if (move === 'remove') return;
  const parents = await storedParents(work);
  for (const record of records) {
    const [error] = placeErrors(parents, { record, before: record });
    if (error !== undefined) throw invalidField(error.path, error.message);
  }
}

function isMoved({ record, before }: Draft<typeof menuItems>): boolean {
  return record.parentId !== (before === undefined ? null : before.parentId);
}

async function storedParents(work: Work): Promise<Parents> {
  const rows = await work
    .selectFrom('menuItem')
    .select(['_id', 'parentId'])
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ _id, parentId }) => [_id, parentId]));
}

function placeErrors(
  parents: Parents,
  { record, before }: Pick<Draft<typeof menuItems>, 'record' | 'before'>,
): FieldError[] {
  const path = 'parentId';
  const id = before === undefined ? undefined : before._id;
  const above = ancestorsOf(parents, record.parentId);
  if (above === undefined || (id !== undefined && above.includes(id))) {
    return [{ path, message: 'A menu item cannot stand below itself' }];
  }
  const levels = above.length + (id === undefined ? 1 : levelsFrom(parents, id));
  if (levels <= menuLevels) return [];
  return [
    { path, ...worded`The menu has ${{ menuLevels }} levels; this would make ${{ levels }}` },
  ];
}

/** From the nearest to the top-level ancestor; undefined for a cycle. */
function ancestorsOf(parents: Parents, parentId: string | null): readonly string[] | undefined {
  const found: string[] = [];
  for (let id = parentId; id !== null; id = parents.get(id) ?? null) {
    if (found.includes(id)) return undefined;
    found.push(id);
  }
  return found;
}

/** The number of levels from an item downwards. There must be no cycle. */
function levelsFrom(parents: Parents, id: string): number {
  const below = [...parents].filter(([, parentId]) => parentId === id);
  return 1 + Math.max(0, ...below.map(([child]) => levelsFrom(parents, child)));
}
