import { type AnyResource } from 'contract';
import {
  chemicals as chemicalResource,
  chemicalTypes,
  taxes as taxResource,
  units as unitResource,
} from 'contract/catalog';
import { metas as metaResource } from 'contract/content';
import { customers as customerResource, suppliers as supplierResource } from 'contract/partner';
import {
  countedReport,
  inTransaction,
  isUntouched,
  seedWriter,
  silentReport,
  type FieldValues,
  type SeedRecord,
  type SeedWriter,
  type Services,
  type StartReport,
} from 'api/seed';
import { closeStartList } from 'api/close-start-list';
import { precomputeChemical } from 'api/sync-structures';
import { addCategories } from './add-categories';
import { addContent } from './add-content';
import { addDocuments } from './add-documents';
import { addEmails } from './add-emails';
import { addInquiries } from './add-inquiries';
import { addMailServer } from './add-mail-server';
import { addMenus } from './add-menus';
import { addPartners } from './add-partners';
import { addPrices } from './add-prices';
import chemicals from './data/chemicals.json';
import customers from './data/customers.json';
import metas from './data/metas.json';
import suppliers from './data/suppliers.json';
import taxes from './data/taxes.json';
import types from './data/types.json';
import units from './data/units.json';
import { knownTranslations } from './known-translations';
import { storeContentFiles, type StoredFiles } from './store-content-files';
import { precomputedStructure } from './precomputed-structures';
import { type RegulatedFacts, readRegulatedFacts } from './regulated-facts';
import { toChemical } from './to-chemical';

/** Adds records in one batch under the usual rules; returns their `_id`s in the same order. */
export type AddMany = (resource: AnyResource, records: readonly FieldValues[]) => Promise<string[]>;

/** The number of chemicals per batch. */
const batch = 100;

export interface DemoOptions {
  readonly report?: StartReport;
  /** The folder with the files of its content, where the source is bundled. */
  readonly files?: string;
}

/**
 * Loads the demo company into an untouched database, in one transaction.
 *
 * @returns whether it was loaded
 */
export async function loadDemo(
  services: Services,
  { report = silentReport, files }: DemoOptions = {},
): Promise<boolean> {
  const { database, mailbox } = services;
  const reportStep: StartReport = (step) => report(`Loading the demo company: ${step}`);
  const now = new Date();
  const stored = await storeContentFiles(services, { report: reportStep, folder: files });
  try {
    const precomputed = await Promise.all(chemicals.map(structureOf));
    const regulated = await readRegulatedFacts(now);
    const isLoaded = await inTransaction(database, async (work) => {
      if (!(await isUntouched(work))) return false;
      const prepared = {
        precomputed,
        regulated,
        mailbox,
        files: stored.names,
        now,
        report: reportStep,
      };
      await addAll(seedWriter(work, services), prepared);
      return true;
    });
    if (!isLoaded) await stored.discard();
    return isLoaded;
  } catch (error) {
    await stored.discard();
    throw error;
  }
}

/** A structure missing in the precomputed file is computed now. */
async function structureOf(chemical: FieldValues & { readonly smiles: string }): Promise<unknown> {
  return precomputedStructure(chemical.smiles) ?? precomputeChemical(chemical);
}

interface Prepared extends Pick<Services, 'mailbox'> {
  /** The precomputed structure of each chemical, in the order of chemicals. */
  readonly precomputed: readonly unknown[];
  readonly regulated: RegulatedFacts;
  readonly files: StoredFiles['names'];
  readonly now: Date;
  readonly report: StartReport;
}

async function addAll(
  writer: SeedWriter,
  { precomputed, regulated, mailbox, files, now, report }: Prepared,
): Promise<void> {
  const addMany: AddMany = async (resource, records) => {
    const added = await writer.add(
      resource,
      records.map((input) => ({ input })),
    );
    return added.map(({ _id }) => String(_id));
  };
  report('units and categories');
  const unitIds = await addKeyed(addMany, unitResource, units, (unit) => unit.symbol);
  const typeIds = await addKeyed(addMany, chemicalTypes, types, (type) => type.name);
  await addMany(taxResource, taxes);
  await addMany(metaResource, metas);
  await addMenus(addMany);
  const categoryIds = await addCategories(addMany);
  const records = chemicals.map((chemical, index) => ({
    input: toChemical(chemical, { unitIds, typeIds, categoryIds, regulated }),
    precomputed: precomputed[index],
  }));
  const added = await addInBatches(writer, { records, report });
  const chemicalIds = new Map(added.map((one) => [String(one['productCode']), String(one['_id'])]));
  await addDocuments(writer, { files, chemicalIds });
  report('suppliers and customers');
  await addPartners(writer, supplierResource, { partners: suppliers, chemicalIds });
  await addPartners(writer, customerResource, { partners: customers, chemicalIds });
  await addPrices({ writer, chemicalIds, unitIds, now });
  report('inquiries and emails');
  await addInquiries(writer, { chemicalIds, unitIds });
  await addMailServer(addMany, mailbox);
  await addEmails(writer, chemicalIds);
  const byNumber = new Map(added.map((one) => [String(one['casNumber']), String(one['_id'])]));
  report('pages and articles');
  await addContent({ writer, now, files, chemicalIds: byNumber });
  await writer.translate(knownTranslations);
  await closeStartList(writer.work);
}

async function addInBatches(
  writer: SeedWriter,
  { records, report }: { readonly records: readonly SeedRecord[]; readonly report: StartReport },
): Promise<FieldValues[]> {
  const count = countedReport(report, (done) => `${done} of ${records.length} chemicals`);
  const added: FieldValues[] = [];
  for (let start = 0; start < records.length; start += batch) {
    count(start);
    added.push(...(await writer.add(chemicalResource, records.slice(start, start + batch))));
  }
  return added;
}

async function addKeyed<Keyed extends FieldValues>(
  addMany: AddMany,
  resource: AnyResource,
  records: readonly Keyed[],
  keyOf: (record: Keyed) => string,
): Promise<Map<string, string>> {
  const ids = await addMany(resource, records);
  return new Map(records.map((record, index) => [keyOf(record), ids[index] ?? '']));
}
