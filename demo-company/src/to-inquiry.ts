import type { FieldValues } from 'api/seed';
import { known } from './known';

type Ids = ReadonlyMap<string, string>;

/** An item in the demo file; refers to the chemical by product code and the unit by symbol. */
interface DemoItem extends FieldValues {
  readonly chemical?: string | undefined;
  readonly unit?: string | undefined;
  readonly quantity?: number | undefined;
  readonly grade?: string | undefined;
  readonly packaging?: string | undefined;
  readonly freeText?: string | undefined;
}

/** A product inquiry in the demo file. `day` as in `TimeOf`. */
export interface DemoProductInquiry extends FieldValues {
  readonly day: number;
  readonly items: readonly DemoItem[];
}

/** An inquiry in the demo file with its moves; refers to source and status by name, and to the customer by address. */
export interface DemoInquiry {
  readonly day: number;
  readonly customer?: string | undefined;
  readonly person?: FieldValues | undefined;
  readonly source: string;
  readonly items: readonly DemoItem[];
  readonly moves?: readonly { readonly to: string; readonly day: number }[] | undefined;
  readonly lostReason?: string | undefined;
  readonly followUps?: readonly DemoFollowUp[] | undefined;
  /** The sender's address of the product inquiry that it was converted from. */
  readonly madeFrom?: string | undefined;
}

export interface DemoFollowUp {
  readonly kind: string;
  readonly message: string;
  /** The day of writing. */
  readonly day: number;
  readonly due?: number | undefined;
  readonly done?: number | undefined;
}

/** Ids of the records that the demo data refers to. */
export interface KnownIds {
  /** By product code. */
  readonly chemicalIds: Ids;
  /** By symbol. */
  readonly unitIds: Ids;
  /** By name. */
  readonly sourceIds: Ids;
  /** The fields that an inquiry copies from its customer, by the customer's address. */
  readonly senders: ReadonlyMap<string, FieldValues>;
}

/** The body of `inquiry/add` for a demo inquiry. */
export function toInquiry(inquiry: DemoInquiry, ids: KnownIds): FieldValues {
  const {
    day: _day,
    customer,
    person,
    source,
    items,
    moves: _moves,
    lostReason: _lostReason,
    followUps: _followUps,
    madeFrom: _madeFrom,
    ...own
  } = inquiry;
  return {
    ...own,
    ...(customer === undefined ? person : known(ids.senders, customer)),
    sourceId: known(ids.sourceIds, source),
    items: items.map((item) => toItem(item, ids)),
  };
}

/** The body that the site's form would send. */
export function toProductInquiry(
  { day: _day, status: _status, items, ...own }: DemoProductInquiry,
  ids: KnownIds,
): FieldValues {
  return { ...own, items: items.map((item) => toItem(item, ids)) };
}

function toItem(
  { chemical, unit, ...own }: DemoItem,
  { chemicalIds, unitIds }: KnownIds,
): FieldValues {
  return {
    ...own,
    chemicalId: chemical === undefined ? null : known(chemicalIds, chemical),
    unitId: unit === undefined ? null : known(unitIds, unit),
  };
}
