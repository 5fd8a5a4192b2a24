import { sql } from 'kysely';
import type { Database, Work } from '../db/database';
import type { Row } from '../db/pool';
import { inTransaction } from '../repository/in-transaction';
import type { ResourceTable } from '../repository/resource-table';
import { addWithin, newFields, settledAll } from '../repository/write';
import type { WriteContext } from '../repository/batch';
import { addManyWithin } from '../repository/write-batch';
import { chemicalTable } from '../resources/catalog/chemical';
import { chemicalTypeTable } from '../resources/catalog/chemical-type';
import { taxTable } from '../resources/catalog/tax';
import { unitTable } from '../resources/catalog/unit';
import { metaTable } from '../resources/content/meta';
import { customerTable } from '../resources/partners/customer';
import { supplierTable } from '../resources/partners/supplier';
import type { Services } from '../services';
import { system } from '../viewer';
import { addCategories } from './add-categories';
import { addContent } from './add-content';
import { addEmails } from './add-emails';
import { addInquiries } from './add-inquiries';
import { addMailServer } from './add-mail-server';
import { addMenus } from './add-menus';
import { addPartners } from './add-partners';
import chemicals from './data/chemicals.json';
import customers from './data/customers.json';
import metas from './data/metas.json';
import suppliers from './data/suppliers.json';
import taxes from './data/taxes.json';
import types from './data/types.json';
import units from './data/units.json';
import { keepContentFiles, type KeptFiles } from './keep-content-files';
import { toChemical } from './to-chemical';

/** Adds a record by the rules of everybody's writes and answers its `_id`. */
export type Add = (table: ResourceTable, record: Row) => Promise<string>;

type ContextOf = (table: ResourceTable) => WriteContext;

/**
 * Loads the demo company into a database in which nothing was ever written: all of it or, when interrupted, nothing.
 *
 * @returns whether it was loaded
 */
export async function loadDemo({
  database,
  files,
  tables: registry,
  mailbox,
}: Services): Promise<boolean> {
  if (!(await isUntouched(database))) return false;
  const now = new Date();
  const { study }: ResourceTable = chemicalTable;
  const kept = await keepContentFiles({ database, files }, now);
  try {
    const studied = await Promise.all(chemicals.map((chemical) => study?.(chemical)));
    const isLoaded = await inTransaction(database, async (work) => {
      if (!(await isUntouched(work))) return false;
      const contextOf: ContextOf = (table) => ({ database, registry, table, viewer: system });
      await addAll(work, contextOf, { studied, mailbox, files: kept.names, now });
      return true;
    });
    if (!isLoaded) await kept.discard();
    return isLoaded;
  } catch (error) {
    await kept.discard();
    throw error;
  }
}

async function isUntouched(database: Database | Work): Promise<boolean> {
  const { rows } = await sql`select 1 from audit where resource <> 'admin' limit 1`.execute(
    database,
  );
  return rows.length === 0;
}

interface Prepared extends Pick<Services, 'mailbox'> {
  /** What was studied of each chemical before the transaction, by the chemicals' order. */
  readonly studied: readonly unknown[];
  readonly files: KeptFiles['names'];
  readonly now: Date;
}

async function addAll(
  work: Work,
  contextOf: ContextOf,
  { studied, mailbox, files, now }: Prepared,
): Promise<void> {
  const add: Add = async (table, record) => {
    const given = { fields: newFields(table, record) };
    const added = await addWithin(work, contextOf(table), given);
    return String(added['_id']);
  };
  const unitIds = await addKeyed(add, unitTable, units, (unit) => unit.symbol);
  const typeIds = await addKeyed(add, chemicalTypeTable, types, (type) => type.name);
  await addKeyed(add, taxTable, taxes, (tax) => tax.name);
  await addKeyed(add, metaTable, metas, (meta) => meta.pageSlug);
  await addMenus(add);
  const categoryIds = await addCategories(add);
  const given = chemicals.map((chemical, index) => ({
    fields: newFields(chemicalTable, toChemical(chemical, { unitIds, typeIds, categoryIds })),
    studied: studied[index],
  }));
  const added = settledAll(await addManyWithin(work, contextOf(chemicalTable), given));
  const chemicalIds = new Map(added.map((one) => [String(one['productCode']), String(one['_id'])]));
  await addPartners(work, contextOf(supplierTable), { partners: suppliers, chemicalIds });
  await addPartners(work, contextOf(customerTable), { partners: customers, chemicalIds });
  await addInquiries(work, contextOf, { chemicalIds, unitIds });
  await addMailServer(add, mailbox);
  await addEmails(work, contextOf, chemicalIds);
  const byNumber = new Map(added.map((one) => [String(one['casNumber']), String(one['_id'])]));
  await addContent({ work, contextOf, now, files, chemicalIds: byNumber });
}

async function addKeyed<Given extends Row>(
  add: Add,
  table: ResourceTable,
  records: readonly Given[],
  keyOf: (record: Given) => string,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const record of records) ids.set(keyOf(record), await add(table, record));
  return ids;
}
