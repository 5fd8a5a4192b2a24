import { sql } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database, Work } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { readSetting, writeSetting } from '../../db/settings';
import { repeat, type Job } from '../../jobs/repeat';
import { announceRewrite } from '../../repository/journal';
import { ApiProblem } from '../../kernel/problem';
import { rewriteComputed } from '../../repository/rewrite-computed';
import { readRows, type Scope } from '../../repository/rows';
import { chemicalTable } from '../chemical/chemical.table';
import { inchiKeyOf } from '../inchi/inchi-key';
import {
  type IdentifiedStructure,
  knownStructures,
  precomputeChemical,
  storeStructures,
} from './sync-structures';
import { lawOf } from '../law-of';
import { upcomingClassificationOf } from './safety-record-of';
import { localFindings } from './local-findings';
import { indexChemicals } from '../search/index-chemicals';
import { refileChemicals } from '../category/filed-name';
import { structureForm } from 'contract/drawing';

/** All chemicals are processed again when it changes; InChIs, findings and index letters have no version of their own. */
const form = structureForm;

const batch = 100;
const day = 24 * 3_600_000;
const setting = 'structure-fill';

/** Progress: all chemicals up to this `_id` are done; null at the start. */
const Progress = z.object({
  form: z.literal(form),
  after: z.uuid().nullable(),
  isDone: z.boolean(),
});
type Progress = z.infer<typeof Progress>;

/**
 * Recomputes structures, InChIs, findings, index letters and sort keys of chemicals stored before these existed or by older
 * rules. Progress survives a restart; several processes never work on the same batch.
 */
export function startStructureFill(options: {
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
}): Job {
  const filling = new AbortController();
  const job = repeat({
    name: 'structure fill',
    pause: day,
    round: () => fillStructures(options.database, filling.signal),
    log: options.log,
  });
  return {
    async stop() {
      filling.abort();
      await job.stop();
    },
  };
}

export async function fillStructures(database: Database, signal?: AbortSignal): Promise<void> {
  for (;;) {
    if (signal?.aborted || (await fillBatch(database))) return;
  }
}

/** @returns whether all are done */
async function fillBatch(database: Database): Promise<boolean> {
  const progress = await readProgress(database);
  if (progress.isDone) return true;
  const { rows } = await sql<SmilesRow>`
    select _id, smiles from chemical as record
    where ${progress.after === null ? sql`true` : sql`record._id > ${progress.after}::uuid`}
    order by record._id limit ${batch}`.execute(database);
  const precomputed = await Promise.all(rows.map(precompute));
  return database.transaction().execute(async (work) => {
    const isOurs = await claimProgress(work, progress);
    if (!isOurs) return false;
    const hasMoved = await fill(work, precomputed);
    const after = rows.at(-1)?._id ?? progress.after;
    const isDone = rows.length < batch;
    await saveProgress(work, { form, after, isDone });
    if (hasMoved || precomputed.some(({ structure }) => structure))
      await announceRewrite(work, 'chemical');
    return isDone;
  });
}

interface SmilesRow extends FieldValues {
  readonly _id: string;
  readonly smiles: string | null;
}

interface Precomputed extends SmilesRow {
  readonly structure: IdentifiedStructure | undefined;
}

/** A SMILES stored before validation existed may be unreadable; it gives no structure. */
async function precompute(row: SmilesRow): Promise<Precomputed> {
  try {
    return { ...row, structure: await precomputeChemical(row) };
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'invalid') {
      return { ...row, structure: undefined };
    }
    throw error;
  }
}

/**
 * Skips chemicals written meanwhile: their writer has stored the structure.
 *
 * @returns whether any has a new place in the A–Z list
 */
async function fill(work: Work, precomputed: readonly Precomputed[]): Promise<boolean> {
  const ids = precomputed.map(({ _id }) => _id);
  if (ids.length === 0) return false;
  const { rows } = await sql<SmilesRow>`
    select _id, smiles from chemical where _id in (${sql.join(ids)})
    order by _id for update`.execute(work);
  const smiles = new Map(rows.map((row) => [row._id, row.smiles]));
  const structures = precomputed.flatMap(({ _id, structure, ...row }) =>
    structure && smiles.get(_id) === row.smiles ? [{ chemicalId: _id, structure }] : [],
  );
  await storeStructures(work, structures);
  const scope = { work, table: chemicalTable };
  const records = await readRows(scope, ids);
  const known = await knownStructures(work, ids);
  const laws = await lawOf(work, [...records.values()]);
  const judged = [...records].flatMap(([id, record], index) => {
    const law = laws[index];
    if (!law) return [];
    const upcomingClassification = upcomingClassificationOf(record, law);
    const facts = { structure: known.get(id), law };
    const findings = localFindings({ ...record, upcomingClassification }, facts);
    return [{ id, upcomingClassification, findings }];
  });
  const valuesOf = (field: 'findings' | 'upcomingClassification') =>
    new Map(judged.map((one) => [one.id, one[field]]));
  await rewriteComputed(scope, 'findings', valuesOf('findings'));
  await rewriteComputed(scope, 'upcomingClassification', valuesOf('upcomingClassification'));
  await fillInchis(scope, structures, records);
  return refileChemicals(scope, records);
}

/** A key that a record has already stays; a new one can be searched. */
async function fillInchis(
  scope: Scope,
  structures: readonly { chemicalId: string; structure: IdentifiedStructure }[],
  records: ReadonlyMap<string, FieldValues>,
): Promise<void> {
  const inchis = structures.map(
    ({ chemicalId, structure }) => [chemicalId, structure.inchi] as const,
  );
  const keys = inchis.flatMap(([id, inchi]) => {
    const key = inchiKeyOf(inchi ?? '');
    return key === undefined || records.get(id)?.['inchiKey'] !== null ? [] : [[id, key] as const];
  });
  await rewriteComputed(scope, 'inchi', new Map(inchis));
  await rewriteComputed(scope, 'inchiKey', new Map(keys));
  await indexChemicals(
    scope.work,
    keys.map(([id, inchiKey]) => ({ ...records.get(id), inchiKey })),
  );
}

/** All chemicals are processed again in the next rounds: what their findings are compared with has changed. */
export async function restartStructureFill(work: Work): Promise<void> {
  await writeSetting(work, setting, { form, after: null, isDone: false } satisfies Progress);
}

async function readProgress(database: Database): Promise<Progress> {
  const stored = await readSetting(database, setting);
  return Progress.safeParse(stored).data ?? { form, after: null, isDone: false };
}

/** Whether no other process has advanced since the progress was read; locks it until the transaction ends. */
async function claimProgress(work: Work, { after }: Progress): Promise<boolean> {
  const start = JSON.stringify({ form, after: null, isDone: false });
  await sql`
    insert into setting (key, value) values (${setting}, ${start}::jsonb)
    on conflict (key) do update set value = excluded.value
      where setting.value -> 'form' is distinct from excluded.value -> 'form'`.execute(work);
  const { rows } = await sql<{ value: unknown }>`
    select value from setting where key = ${setting} for update`.execute(work);
  return Progress.safeParse(rows[0]?.value).data?.after === after;
}

async function saveProgress(work: Work, progress: Progress): Promise<void> {
  await sql`
    update setting set value = ${JSON.stringify(progress)}::jsonb where key = ${setting}`.execute(
    work,
  );
}
