import { z } from 'zod';
import type { Work } from '../db/database';
import type { Services } from '../kernel/services';
import { moveLedger } from '../repository/move-ledger';
import { rewriteField } from '../repository/rewrite-computed';
import { mergeRulesOf } from './merge-rules';

/** What a merge did besides writes of records, for its undo. */
const MergePayload = z.object({
  resource: z.string(),
  kept: z.uuid(),
  other: z.uuid(),
  /** What the links of the resource need. */
  linked: z.unknown().optional(),
  /** The rows of each ledger, in the order of the rules. */
  ledgers: z.array(z.array(z.string())),
  refused: z.array(
    z.object({
      resource: z.string(),
      path: z.string(),
      before: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type MergePayload = z.infer<typeof MergePayload>;

/** Takes back what a merge did besides writes of records. */
export async function undoMerge(work: Work, services: Services, given: unknown): Promise<void> {
  const { resource, kept, other, linked, ledgers, refused } = MergePayload.parse(given);
  const rules = mergeRulesOf(services, resource);
  for (const [place, ledger] of rules.ledgers.entries()) {
    const ids = ledgers[place] ?? [];
    await moveLedger(work, { ...ledger, from: kept, to: other, ids });
  }
  for (const { before: values, ...field } of refused)
    await rewriteField(work, services.tables, { ...field, values });
  await rules.links?.undo?.(work, { kept, other }, linked);
  await work.deleteFrom('mergedRecord').where('recordId', '=', other).execute();
}
