import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import type { CatalogTables } from '../catalog/catalog-rows';
import type { DocumentTables } from '../document/document-rows';
import type { PartnerTables } from '../partner/partner-rows';
import type { InquiryTables } from '../inquiry/inquiry-rows';
import type { IntegrationTables } from '../integration/integration-rows';
import type { EmailTables } from '../email/email-rows';
import type { ReleaseTables } from '../release/release-rows';
import type { JobTables } from '../jobs/job-rows';
import type { ContentTables } from '../content/content-rows';
import type { FileTables } from '../file/stored-file-rows';
import type { RegulationTables } from '../regulation/regulation-rows';
import type { StaffTables } from '../staff/staff-rows';
import type { TransferTables } from '../transfer/transfer-rows';
import type { CoreTables } from './core-rows';
import type { Pool } from './pool';
import { RecordCasePlugin } from './record-case-plugin';

/** The rows of every table, as the domains declare them. */
export interface Tables
  extends
    CatalogTables,
    DocumentTables,
    PartnerTables,
    InquiryTables,
    EmailTables,
    ReleaseTables,
    JobTables,
    ContentTables,
    FileTables,
    IntegrationTables,
    RegulationTables,
    StaffTables,
    TransferTables,
    CoreTables {}

export type Database = Kysely<Tables>;
export type Work = Transaction<Tables>;

/** The query layer over either engine. */
export function openDatabase(pool: Pool): Database {
  const dialect = new PostgresDialect({ pool: asPostgresPool(pool) });
  return new Kysely<Tables>({ dialect, plugins: [new RecordCasePlugin()] });
}

/**
 * Guarantee: Kysely's driver calls only `connect`, `query(text, values)`, `release` and `end`, and requests no
 * cursor.
 */
function asPostgresPool(pool: Pool): PostgresPool {
  return pool as PostgresPool & Pool;
}
