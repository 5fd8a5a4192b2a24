import type { Finding } from 'contract/catalog';
import type { Database } from '../../db/database';
import { getRecord } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import { system } from '../../kernel/viewer';
import { duplicateFindings } from './duplicate-findings';
import { findingMessages } from './finding-messages';
import { knownStructures } from './sync-structures';
import { lawOf } from '../law-of';
import { formFindings } from './form-findings';
import { localFindings } from './local-findings';

/** All findings of one chemical. */
export async function listFindings(database: Database, id: string): Promise<Finding[]> {
  const record = await getRecord(database, chemicalTable, id, system);
  const structure = (await knownStructures(database, [id])).get(id);
  const [law] = await lawOf(database, [record]);
  if (!law) return [];
  const known = { structure, law };
  const messages = findingMessages(record, known);
  const own = localFindings(record, known).flatMap((code) => {
    const message = messages[code];
    return message ? [{ code, fix: null, ...message, others: [] }] : [];
  });
  return [...own, ...formFindings(record, law), ...(await duplicateFindings(database, record))];
}
