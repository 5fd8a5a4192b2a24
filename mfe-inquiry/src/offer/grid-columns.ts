import type { CostDraft, LineDraft } from './line-draft';

export type ColumnId =
  | 'chemical'
  | 'grade'
  | 'pack'
  | 'packs'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'discount'
  | 'total'
  | 'leadTime'
  | 'supplier'
  | 'cost'
  | 'margin';

type LineField = Exclude<keyof LineDraft, 'key'>;
type CostField = Exclude<keyof CostDraft, 'key'>;

/** A column of the offer's grid. */
export interface GridColumn {
  readonly id: ColumnId;
  readonly label: string;
  /** What it shows, the first being the field that errors name; none for what is counted. */
  readonly fields: readonly LineField[];
  readonly costFields: readonly CostField[];
  readonly kind: 'choice' | 'number' | 'text' | 'counted';
}

type Given = Pick<GridColumn, 'id' | 'label' | 'kind'> &
  Partial<Pick<GridColumn, 'fields' | 'costFields'>>;

const column = (given: Given): GridColumn => ({ fields: [], costFields: [], ...given });

const ofTheLine = [
  column({
    id: 'chemical',
    label: 'Chemical',
    kind: 'choice',
    fields: ['freeText', 'chemicalId', 'offeredForm'],
  }),
  column({ id: 'grade', label: 'Grade', kind: 'choice', fields: ['grade'] }),
  column({
    id: 'pack',
    label: 'Pack',
    kind: 'text',
    fields: ['packSize', 'packUnitId', 'packaging'],
  }),
  column({ id: 'packs', label: 'Packs', kind: 'number', fields: ['quantity', 'unitId'] }),
  column({ id: 'quantity', label: 'Amount', kind: 'number', fields: ['quantity'] }),
  column({ id: 'unit', label: 'Unit', kind: 'choice', fields: ['unitId'] }),
  column({ id: 'unitPrice', label: 'Unit price', kind: 'number', fields: ['unitPrice'] }),
  column({ id: 'discount', label: 'Disc. %', kind: 'number', fields: ['discountPercent'] }),
  column({ id: 'total', label: 'Total', kind: 'counted' }),
  column({ id: 'leadTime', label: 'Days', kind: 'number', fields: ['leadTimeDays'] }),
] as const;

const ofTheCost = [
  column({ id: 'supplier', label: 'Supplier', kind: 'choice', costFields: ['supplierId'] }),
  column({ id: 'cost', label: 'Cost', kind: 'text', costFields: ['unitPrice', 'currency'] }),
  column({ id: 'margin', label: 'Margin', kind: 'counted' }),
] as const;

const all: readonly GridColumn[] = [...ofTheLine, ...ofTheCost];

/** The columns of an offer's lines, with costs for roles that may edit them. */
export function gridColumns(hasCosts: boolean): readonly GridColumn[] {
  return hasCosts ? all : ofTheLine;
}
