import type { RegulatoryEdition } from 'contract/regulation';
import type { Database, Work } from '../db/database';

/** The editions of the regulatory tables. */
export function readEditions(database: Database | Work): Promise<RegulatoryEdition[]> {
  return database.selectFrom('regulatoryEdition').selectAll().orderBy('kind', 'desc').execute();
}
