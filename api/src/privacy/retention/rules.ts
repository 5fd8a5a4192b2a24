import { defaultRetention, RetentionKind, RetentionPeriod } from 'contract/privacy';
import { z } from 'zod';
import type { Viewer } from '../../kernel/viewer';
import type { Database, Work } from '../../db/database';
import { readSetting, writeSetting } from '../../db/settings';
import { inTransaction } from '../../repository/in-transaction';
import { journal } from '../../repository/journal';

export type Rules = Readonly<Record<RetentionKind, RetentionPeriod | null>>;

const settingKey = 'retention';

/** The audit needs an id for each record: the rules share this one. */
const rulesId = '01920000-0000-7000-8000-000000000039';

const Stored = z.partialRecord(RetentionKind, RetentionPeriod.nullable());

/** The rules; the usual one where nobody chose another. */
export async function readRules(database: Database | Work): Promise<Rules> {
  const stored = Stored.safeParse(await readSetting(database, settingKey)).data;
  return { ...defaultRetention, ...stored };
}

interface Change {
  readonly kind: RetentionKind;
  readonly period: RetentionPeriod | null;
}

export async function writeRule(
  database: Database,
  { kind, period }: Change,
  viewer: Viewer,
): Promise<void> {
  await inTransaction(database, async (work) => {
    const rules = await readRules(work);
    await writeSetting(work, settingKey, { ...rules, [kind]: period });
    const changes = [{ field: kind, from: rules[kind], to: period }];
    const entry = { id: rulesId, action: 'update', version: 1, changes } as const;
    await journal({ work, resource: 'retention', viewer }, [entry]);
  });
}
