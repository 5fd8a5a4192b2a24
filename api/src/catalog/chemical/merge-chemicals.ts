import { nameKey } from 'contract/chemistry';
import type { MergeRules, PairedRecords } from '../../jobs/merge-rules';
import { followChemical, undoFollowed } from './merge-chemical-links';

/** How chemicals are merged. A test compares what refers to them with the contract and the database. */
export const chemicalMerge: MergeRules = {
  resource: 'chemical',
  fields: [
    'blog.relatedChemicalIds',
    'blog.replacements',
    'document.chemicalId',
    'inquiry.items',
    'offer.lines',
    'order.lines',
    'productInquiry.items',
    'salesPrice.chemicalId',
    'supplierPrice.chemicalId',
    'supplierRequest.lines',
  ],
  ledgers: [
    { table: 'documentDelivery', column: 'chemical_id' },
    { table: 'inquiryValueLine', column: 'chemical_id', key: ['inquiry_id', 'place'] },
  ],
  own: [
    'asked_chemical',
    'chemical_name',
    'chemical_search',
    'chemical_structure',
    'customer_chemical',
    'former_document',
    'search_change',
    'supplier_chemical',
  ],
  fixed: ['slug', 'documents'],
  conflicts,
  values: namesOfBoth,
  links: { follow: followChemical, undo: undoFollowed },
};

const identifiers = [
  { field: 'casNumber', words: 'CAS numbers' },
  { field: 'ecNumber', words: 'EC numbers' },
  { field: 'inchiKey', words: 'InChIKeys' },
] as const;

function conflicts({ kept, other }: PairedRecords): string[] {
  const differ = (field: string) =>
    kept[field] !== null && other[field] !== null && kept[field] !== other[field];
  const hasKey = (kept['inchiKey'] ?? other['inchiKey']) !== null;
  const compared = [...identifiers, ...(hasKey ? [] : [{ field: 'smiles', words: 'structures' }])];
  return compared
    .filter(({ field }) => differ(field))
    .map(
      ({ field, words }) =>
        `They have two ${words}: ${String(kept[field])} and ${String(other[field])}.`,
    );
}

/** The names that are not chosen become synonyms. */
function namesOfBoth({ kept, other, values }: PairedRecords) {
  const name = String(values['name'] ?? kept['name']);
  const chosen = values['synonyms'] ?? [
    ...textsIn(kept['synonyms']),
    ...textsIn(other['synonyms']),
  ];
  const iupacName = values['iupacName'] ?? kept['iupacName'];
  const iupacNames = [kept, other].flatMap((record) => record['iupacName'] ?? []);
  const names = [
    ...textsIn(chosen),
    ...textsIn([kept['name'], other['name']]),
    ...textsIn(iupacNames.filter((one) => one !== iupacName)).filter(
      (one) => one.length <= maxName,
    ),
  ];
  const synonyms = new Map(names.toReversed().map((one) => [nameKey(one), one]));
  synonyms.delete(nameKey(name));
  const foreign = values['foreignNames'] ?? [kept['foreignNames'], other['foreignNames']].flat();
  return { synonyms: [...synonyms.values()].toReversed(), foreignNames: distinct(foreign) };
}

/** The length of a synonym. */
const maxName = 300;

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function distinct(items: unknown): unknown[] {
  if (!Array.isArray(items)) return [];
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
