import type { FieldError } from 'contract';
import { offers, offerTotals, pricedLine } from 'contract/inquiry';
import type { Work } from '../../db/database';
import { isSameValue } from '../../repository/same-value';
import type { RecordOf } from '../../repository/record-of';
import type { Draft, Prepared } from '../../repository/write-rules';
import { lineHazards } from './line-hazards';
import { namedRecords } from './named-records';

export type OfferRecord = RecordOf<typeof offers>;
type OfferDraft = Draft<typeof offers>;

/** Prices the lines of drafts, and refuses changes of what was sent. */
export async function prepareOffers(
  work: Work,
  drafts: readonly OfferDraft[],
): Promise<Prepared<typeof offers>[]> {
  const open = drafts.filter(({ before }) => !before?.sentAt);
  const named = await namedRecords(
    work,
    open.flatMap(({ record }) => record.lines),
  );
  return drafts.map(({ record, before }) => {
    if (before?.sentAt) return { fields: {}, errors: changeErrors(record, before) };
    const { lines, currency, costs } = record;
    const pricedLines = lines.map((line) => ({
      ...pricedLine(line, currency, named),
      hazards: lineHazards(line, named.chemicals.get(line.chemicalId ?? '')),
    }));
    const { total } = offerTotals(
      pricedLines.map((line) => line.total),
      record,
    );
    const keys = new Set(lines.map(({ key }) => key));
    return {
      fields: {
        pricedLines,
        total,
        costs: costs.filter(({ key }) => keys.has(key)),
      },
      errors: [...unitErrors(record), ...vatErrors(record)],
    };
  });
}

const written = Object.keys(offers.create.shape) as (keyof OfferDraft['record'])[];

function changeErrors(record: OfferDraft['record'], before: OfferRecord): FieldError[] {
  return written
    .filter((name) => !isSameValue(record[name], before[name]))
    .map((path) => ({
      path,
      message: 'This version was sent. Make the next version to change it',
    }));
}

function unitErrors({ lines }: OfferDraft['record']): FieldError[] {
  return lines.flatMap(({ quantity, unitId, packSize, packUnitId }, place) => [
    ...(quantity !== null && unitId === null
      ? [{ path: `lines.${place}.unitId`, message: 'Choose a unit for the quantity' }]
      : []),
    ...(packSize !== null && packUnitId === null
      ? [{ path: `lines.${place}.packUnitId`, message: 'Choose a unit for the pack' }]
      : []),
  ]);
}

function vatErrors({ vatRule, vatPercent }: OfferDraft['record']): FieldError[] {
  return vatRule === 'domestic' && vatPercent === null
    ? [{ path: 'vatPercent', message: 'Enter the rate of VAT in percent' }]
    : [];
}
