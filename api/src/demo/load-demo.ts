import { taxes } from 'contract/catalog';
import { countedReport, silentReport, type StartReport } from '../core/start/start-report';
import type { Work } from '../db/database';
import { isUntouched } from '../db/is-untouched';
import type { FieldValues } from '../repository/field-values';
import { inTransaction } from '../repository/in-transaction';
import type { ResourceTable } from '../repository/resource-table';
import { newFields, unwrapAll } from '../repository/write';
import type { Given, WriteContext } from '../repository/batch';
import { addManyWithin } from '../repository/write-batch';
import { chemicalTable } from '../catalog/chemical/chemical.table';
import { chemicalTypeTable } from '../catalog/chemical-type.table';
import { plainTable } from '../repository/plain-table';
import { unitTable } from '../catalog/unit.table';
import { metaTable } from '../content/meta/meta.table';
import { customerTable } from '../partner/customer.table';
import { supplierTable } from '../partner/supplier.table';
import type { Services } from '../core/services';
import { precomputeChemical } from '../catalog/structure/sync-structures';
import { system } from '../core/viewer';
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
import taxRates from './data/taxes.json';
import types from './data/types.json';
import units from './data/units.json';
import { storeContentFiles, type KeptFiles } from './store-content-files';
import { precomputedStructure } from './precomputed-structures';
import { toChemical } from './to-chemical';

/** Adds records in one batch, by the rules of everybody's writes, and answers their `_id`s in the same order. */
export type AddMany = (table: ResourceTable, records: readonly FieldValues[]) => Promise<string[]>;

type ContextOf = (table: ResourceTable) => WriteContext;

/** How many chemicals are written at a time. */
const batch = 100;

export interface DemoOptions {
  readonly report?: StartReport;
  /** A folder that `writeDemoPictures` filled; without it they are drawn. */
  readonly pictures?: string;
}

/**
 * Loads the demo company into a database in which nothing was ever written: all of it or, when interrupted, nothing.
 *
 * @returns whether it was loaded
 */
export async function loadDemo(
  { database, files, tables: registry, mailbox }: Services,
  { report = silentReport, pictures }: DemoOptions = {},
): Promise<boolean> {
  if (!(await isUntouched(database))) return false;
  const tell: StartReport = (what) => report(`Loading the demo company: ${what}`);
  const now = new Date();
  const kept = await storeContentFiles({ database, files }, { now, tell, pictures });
  try {
    const precomputed = await Promise.all(chemicals.map(structureOf));
    const isLoaded = await inTransaction(database, async (work) => {
      if (!(await isUntouched(work))) return false;
      const contextOf: ContextOf = (table) => ({ database, registry, table, viewer: system });
      await addAll(work, contextOf, { precomputed, mailbox, files: kept.names, now, tell });
      return true;
    });
    if (!isLoaded) await kept.discard();
    return isLoaded;
  } catch (error) {
    await kept.discard();
    throw error;
  }
}

/** One that was changed since the file was written is worked out now. */
async function structureOf(chemical: FieldValues & { readonly smiles: string }): Promise<unknown> {
  return precomputedStructure(chemical.smiles) ?? precomputeChemical(chemical);
}

interface Prepared extends Pick<Services, 'mailbox'> {
  /** What was precomputed for each chemical before the transaction, by the chemicals' order. */
  readonly precomputed: readonly unknown[];
  readonly files: KeptFiles['names'];
  readonly now: Date;
  readonly tell: StartReport;
}

async function addAll(
  work: Work,
  contextOf: ContextOf,
  { precomputed, mailbox, files, now, tell }: Prepared,
): Promise<void> {
  const addMany: AddMany = async (table, records) => {
    const given = records.map((record) => ({ fields: newFields(table, record) }));
    const added = unwrapAll(await addManyWithin(work, contextOf(table), given));
    return added.map(({ _id }) => String(_id));
  };
  tell('units and categories');
  const unitIds = await addKeyed(addMany, unitTable, units, (unit) => unit.symbol);
  const typeIds = await addKeyed(addMany, chemicalTypeTable, types, (type) => type.name);
  await addMany(plainTable(taxes), taxRates);
  await addMany(metaTable, metas);
  await addMenus(addMany);
  const categoryIds = await addCategories(addMany);
  const given = chemicals.map((chemical, index) => ({
    fields: newFields(chemicalTable, toChemical(chemical, { unitIds, typeIds, categoryIds })),
    precomputed: precomputed[index],
  }));
  const added = await addInBatches(work, contextOf(chemicalTable), { given, tell });
  const chemicalIds = new Map(added.map((one) => [String(one['productCode']), String(one['_id'])]));
  tell('suppliers and customers');
  await addPartners(work, contextOf(supplierTable), { partners: suppliers, chemicalIds });
  await addPartners(work, contextOf(customerTable), { partners: customers, chemicalIds });
  tell('inquiries and emails');
  await addInquiries(work, contextOf, { chemicalIds, unitIds });
  await addMailServer(addMany, mailbox);
  await addEmails(work, contextOf, chemicalIds);
  const byNumber = new Map(added.map((one) => [String(one['casNumber']), String(one['_id'])]));
  tell('pages and articles');
  await addContent({ work, contextOf, now, files, chemicalIds: byNumber });
}

async function addInBatches(
  work: Work,
  context: WriteContext,
  { given, tell }: { readonly given: readonly Given[]; readonly tell: StartReport },
): Promise<FieldValues[]> {
  const count = countedReport(tell, (done) => `${done} of ${given.length} chemicals`);
  const added: FieldValues[] = [];
  for (let start = 0; start < given.length; start += batch) {
    count(start);
    const part = given.slice(start, start + batch);
    added.push(...unwrapAll(await addManyWithin(work, context, part)));
  }
  return added;
}

async function addKeyed<Keyed extends FieldValues>(
  addMany: AddMany,
  table: ResourceTable,
  records: readonly Keyed[],
  keyOf: (record: Keyed) => string,
): Promise<Map<string, string>> {
  const ids = await addMany(table, records);
  return new Map(records.map((record, index) => [keyOf(record), ids[index] ?? '']));
}
