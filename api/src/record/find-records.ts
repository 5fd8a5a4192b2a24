import type { FoundRecord } from 'contract/record';
import { type RawBuilder, sql } from 'kysely';
import type { FieldValues } from '../repository/field-values';
import { hiddenFields } from '../repository/hidden-fields';
import { searchCondition } from '../repository/list-compiler';
import { recordsWhere } from '../repository/read';
import type { ResourceTable } from '../repository/resource-table';
import { inquiryTable } from '../inquiry/inquiry.table';
import { customerTable } from '../partner/customer.table';
import { supplierTable } from '../partner/supplier.table';
import { maySee } from '../kernel/permission';
import type { Viewer } from '../kernel/viewer';
import { chemicalTable } from '../catalog/chemical/chemical.table';
import { findSuggestions } from '../catalog/search/find-suggestions';
import type { SearchSource } from '../catalog/search/text-search';

/** The maximum number of results per resource. */
const maxRecords = 5;

/**
 * Searches the chemicals, suppliers, customers and inquiries that the viewer may see by text; chemicals come first, best match first. Inquiries
 * also match by the chemicals in their items.
 */
export async function findRecords(
  source: SearchSource,
  text: string,
  viewer: Viewer,
): Promise<FoundRecord[]> {
  const { database } = source;
  const among = async (table: ResourceTable, ...others: readonly RawBuilder<boolean>[]) => {
    if (!maySee(viewer, table.resource)) return [];
    const hidden = hiddenFields(table.resource, viewer);
    const conditions = [searchCondition(table, { search: text }, hidden), ...others];
    const found = sql<boolean>`(${sql.join(conditions, sql` or `)})`;
    return recordsWhere(database, table, found, { viewer, limit: maxRecords });
  };
  const chemicals = maySee(viewer, chemicalTable.resource)
    ? (await findSuggestions(source, text, viewer)).slice(0, maxRecords)
    : [];
  const asksFor = chemicals.map(({ _id }) => inquiryTable.list.filters.chemicalId(_id));
  const [suppliers, customers, inquiries] = await Promise.all([
    among(supplierTable),
    among(customerTable),
    among(inquiryTable, ...asksFor),
  ]);
  return [
    ...chemicals.map(({ _id, name, casNumber }) => ({
      resource: 'chemical' as const,
      _id,
      title: name,
      subtitle: casNumber,
    })),
    ...suppliers.map((row) =>
      found('supplier', row, { title: 'companyName', subtitle: placeOf(row) }),
    ),
    ...customers.map((row) =>
      found('customer', row, { title: 'companyName', subtitle: placeOf(row) }),
    ),
    ...inquiries.map((row) =>
      found('inquiry', row, {
        title: 'number',
        subtitle: String(row['company'] ?? row['contactName']),
      }),
    ),
  ];
}

function found(
  resource: FoundRecord['resource'],
  row: FieldValues,
  { title, subtitle }: { title: string; subtitle: string | null },
): FoundRecord {
  return { resource, _id: String(row['_id']), title: String(row[title]), subtitle };
}

function placeOf({ address }: FieldValues): string | null {
  const { city = null, country = null } = Object(address);
  return city ?? country;
}
