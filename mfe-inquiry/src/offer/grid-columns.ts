import { t } from '@lingui/core/macro';
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

type Given = Pick<GridColumn, 'id' | 'kind'> & Partial<Pick<GridColumn, 'fields' | 'costFields'>>;

const labels: Readonly<Record<ColumnId, string>> = {
  get chemical() {
    return t`Chemical`;
  },
  get grade() {
    return t`Grade`;
  },
  get pack() {
    return t`Pack`;
  },
  get packs() {
    return t({ message: 'Packs', context: 'grid' });
  },
  get quantity() {
    return t`Amount`;
  },
  get unit() {
    return t`Unit`;
  },
  get unitPrice() {
    return t`Unit price`;
  },
  get discount() {
    return t`Disc. %`;
  },
  get total() {
    return t`Total`;
  },
  get leadTime() {
    return t`Days`;
  },
  get supplier() {
    return t`Supplier`;
  },
  get cost() {
    return t`Cost`;
  },
  get margin() {
    return t`Margin`;
  },
};

const column = (given: Given): GridColumn => ({
  fields: [],
  costFields: [],
  ...given,
  get label() {
    return labels[given.id];
  },
});

const ofTheLine = [
  column({
    id: 'chemical',
    kind: 'choice',
    fields: ['freeText', 'chemicalId', 'offeredForm'],
  }),
  column({
    id: 'grade',
    kind: 'choice',
    fields: ['grade'],
  }),
  column({
    id: 'pack',
    kind: 'text',
    fields: ['packSize', 'packUnitId', 'packaging'],
  }),
  column({
    id: 'packs',
    kind: 'number',
    fields: ['quantity', 'unitId'],
  }),
  column({
    id: 'quantity',
    kind: 'number',
    fields: ['quantity'],
  }),
  column({
    id: 'unit',
    kind: 'choice',
    fields: ['unitId'],
  }),
  column({
    id: 'unitPrice',
    kind: 'number',
    fields: ['unitPrice'],
  }),
  column({
    id: 'discount',
    kind: 'number',
    fields: ['discountPercent'],
  }),
  column({
    id: 'total',
    kind: 'counted',
  }),
  column({
    id: 'leadTime',
    kind: 'number',
    fields: ['leadTimeDays'],
  }),
] as const;

const ofTheCost = [
  column({
    id: 'supplier',
    kind: 'choice',
    costFields: ['supplierId'],
  }),
  column({
    id: 'cost',
    kind: 'text',
    costFields: ['unitPrice', 'currency'],
  }),
  column({
    id: 'margin',
    kind: 'counted',
  }),
] as const;

const all: readonly GridColumn[] = [...ofTheLine, ...ofTheCost];

/** The columns of an offer's lines, with costs for roles that may edit them. */
export function gridColumns(hasCosts: boolean): readonly GridColumn[] {
  return hasCosts ? all : ofTheLine;
}
