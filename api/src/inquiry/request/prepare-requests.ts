import type { FieldError } from 'contract';
import { pricedLine, supplierRequests } from 'contract/inquiry';
import type { Work } from '../../db/database';
import type { RecordOf } from '../../repository/record-of';
import { isSameValue } from '../../repository/same-value';
import type { Draft, Prepared } from '../../repository/write-rules';
import { namedRecords } from '../offer/named-records';

export type RequestRecord = RecordOf<typeof supplierRequests>;
type RequestDraft = Draft<typeof supplierRequests>;
type RequestLine = RequestRecord['lines'][number];

/** Names the lines of drafts, and refuses changes of what was sent: suppliers are added alone. */
export async function prepareRequests(
  work: Work,
  drafts: readonly RequestDraft[],
): Promise<Prepared<typeof supplierRequests>[]> {
  const open = drafts.filter(({ before }) => !before?.sentAt);
  const named = await namedRecords(
    work,
    open.flatMap(({ record }) => record.lines.map(asOffered)),
  );
  return drafts.map(({ record, before }) => {
    if (before?.sentAt) return { fields: {}, errors: changeErrors(record, before) };
    const requestedLines = record.lines.map((line) => {
      const { name, casNumber, unit } = pricedLine(asOffered(line), 'EUR', named);
      return { name, casNumber, unit };
    });
    return { fields: { requestedLines }, errors: unitErrors(record) };
  });
}

/** The line as one of an offer without price and pack. */
function asOffered(line: RequestLine) {
  const nothing = { unitPrice: null, discountPercent: null, asWritten: null, leadTimeDays: null };
  return { ...line, ...nothing, packSize: null, packUnitId: null };
}

const written = (Object.keys(supplierRequests.create.shape) as (keyof RequestDraft['record'])[]) //
  .filter((name) => name !== 'supplierIds');

function changeErrors(record: RequestDraft['record'], before: RequestRecord): FieldError[] {
  const changed = written.filter((name) => !isSameValue(record[name], before[name]));
  const isAnyMissing = before.supplierIds.some((id) => !record.supplierIds.includes(id));
  return [
    ...changed.map((path) => ({
      path,
      message: 'This version was sent. Make the next version to change it',
    })),
    ...(isAnyMissing
      ? [{ path: 'supplierIds', message: 'This version was sent. Suppliers can be added alone' }]
      : []),
  ];
}

function unitErrors({ lines }: RequestDraft['record']): FieldError[] {
  return lines.flatMap(({ quantity, unitId }, place) =>
    quantity !== null && unitId === null
      ? [{ path: `lines.${place}.unitId`, message: 'Choose a unit for the quantity' }]
      : [],
  );
}
