import type {
  customerContacts,
  customers,
  Likeness,
  priceLists,
  salesPrices,
  supplierContacts,
  supplierPrices,
  suppliers,
} from 'contract/partner';
import type { RecordRow } from '../db/record-row';

declare module '../db/database' {
  interface Tables {
    supplier: Omit<RecordRow<typeof suppliers>, 'chemicalCount'>;
    customer: Omit<RecordRow<typeof customers>, 'chemicalCount'>;
    supplierPrice: Omit<RecordRow<typeof supplierPrices>, PriceColumn | 'supplierName'>;
    priceList: RecordRow<typeof priceLists>;
    salesPrice: Omit<RecordRow<typeof salesPrices>, PriceColumn | 'listName' | 'currency'>;
    customerContact: Omit<RecordRow<typeof customerContacts>, 'companyName'>;
    supplierContact: Omit<RecordRow<typeof supplierContacts>, 'companyName'>;
    supplierChemical: ChemicalLinkRow;
    customerChemical: ChemicalLinkRow;
    supplierMark: DuplicateKeyRow;
    customerMark: DuplicateKeyRow;
  }
}

/** What prices have from other records. */
type PriceColumn = 'state' | 'chemicalName' | 'unitSymbol' | 'packUnitSymbol';

/** A link between a chemical and a supplier or customer. */
export interface ChemicalLinkRow {
  partnerId: string;
  chemicalId: string;
  linkedAt: string;
  adminId: string | null;
}

/** A normalized value by which duplicates of a partner are found. */
export interface DuplicateKeyRow {
  kind: Likeness;
  mark: string;
  partnerId: string;
}
