import type { Field } from 'contract';
import { salesPrices, supplierPrices } from 'contract/partner';
import { codeForm, decimalForm, numberForm, referenceForm } from '../transfer/format/cell-form';
import { namedBy } from '../transfer/format/names';
import {
  columnsOf,
  idColumn,
  type TransferColumn,
  type TransferFormat,
} from '../transfer/format/transfer-format';

type PriceField =
  | 'chemicalId'
  | 'offeredForm'
  | 'grade'
  | 'packaging'
  | 'packSize'
  | 'packUnitId'
  | 'unitPrice'
  | 'unitId'
  | 'fromQuantity'
  | 'validFrom'
  | 'validUntil';

/** The columns that both kinds of prices have. */
function priceColumns(resource: {
  readonly fields: Readonly<Record<PriceField, Field>>;
}): TransferColumn[] {
  const column = columnsOf<PriceField>(resource);
  return [
    column('chemicalId', 'Chemical', { form: referenceForm('chemical'), synonyms: ['Product'] }),
    column('offeredForm', 'Form'),
    column('grade', 'Grade'),
    column('packaging', 'Packaging', { synonyms: ['Pack', 'Container'] }),
    column('packSize', 'Pack size', { form: decimalForm }),
    column('packUnitId', 'Pack unit', { form: referenceForm('unit') }),
    column('unitPrice', 'Unit price', { form: decimalForm, synonyms: ['Price'] }),
    column('unitId', 'Unit', { form: referenceForm('unit'), synonyms: ['Price unit', 'Per'] }),
    column('fromQuantity', 'From quantity', {
      form: decimalForm,
      synonyms: ['Minimum quantity', 'MOQ', 'Break'],
    }),
    column('validFrom', 'Valid from'),
    column('validUntil', 'Valid until', { synonyms: ['Valid to', 'Expires'] }),
  ];
}

const names = [namedBy('chemical'), namedBy('unit', 'symbol')];

const supplierPrice = columnsOf(supplierPrices);
export const supplierPriceFormat: TransferFormat = {
  resource: supplierPrices,
  columns: [
    supplierPrice('supplierId', 'Supplier', { form: referenceForm('supplier') }),
    ...priceColumns(supplierPrices),
    supplierPrice('currency', 'Currency', { form: codeForm }),
    supplierPrice('incoterm', 'Incoterm', { form: codeForm }),
    supplierPrice('place', 'Named place'),
    supplierPrice('leadTimeDays', 'Lead time (days)', {
      form: numberForm('days'),
      synonyms: ['Lead time'],
    }),
    supplierPrice('source', 'Source', { synonyms: ['Quotation'] }),
    idColumn,
  ],
  identity: [],
  names: [...names, namedBy('supplier')],
};

const salesPrice = columnsOf(salesPrices);
export const salesPriceFormat: TransferFormat = {
  resource: salesPrices,
  columns: [
    salesPrice('priceListId', 'Price list', { form: referenceForm('priceList') }),
    ...priceColumns(salesPrices),
    idColumn,
  ],
  identity: [],
  names: [...names, namedBy('priceList')],
};
