import type { Finding } from 'contract/catalog';
import type { Database } from '../../db/database';
import { getRecord } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import { system } from '../../kernel/viewer';
import { duplicateFindings } from './duplicate-findings';
import { findingMessages } from './finding-messages';
import { knownStructures } from './sync-structures';
import { linesOf } from './lines-of';
import { localFindings } from './local-findings';

/** All findings of one chemical. */
export async function listFindings(database: Database, id: string): Promise<Finding[]> {
  const record = await getRecord(database, chemicalTable, id, system);
  const structure = (await knownStructures(database, [id])).get(id);
  const lines = await linesOf(database, [record]);
  const known = { structure, lines: lines[0] };
  const messages = findingMessages(record, known);
  const own = localFindings(record, known).map((code) => ({
    code,
    fix: null,
    ...messages[code],
    others: [],
  }));
  return [...own, ...(await duplicateFindings(database, record))];
}
