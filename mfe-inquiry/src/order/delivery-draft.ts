import { isBelow, type Order, outstandingOf, shortened } from 'contract/inquiry';
import { newUuid } from 'shared-ui/client';

/** A batch of a line as it is entered. */
export interface DeliveryRow {
  /** Of the row in the form. */
  id: string;
  /** Of the order's line. */
  key: string;
  /** What is left of the line, in its unit. */
  left: string;
  /** Empty for what is not delivered. */
  quantity: string;
  packs: number | null;
  batchNumber: string;
  certificateId: string | null;
}

/** A delivery as it is entered. */
export interface DeliveryDraft {
  key: string;
  deliveredOn: string;
  reference: string;
  rows: readonly DeliveryRow[];
}

/** All that is left, today. */
export function blankDelivery({ lines, pricedLines, deliveries }: Order): DeliveryDraft {
  const rows = lines.flatMap((line, place) => {
    const left = shortened(outstandingOf(line, deliveries));
    if (!isBelow('0', left)) return [];
    const isFirst = deliveries.length === 0;
    const packs = isFirst ? (pricedLines[place]?.packs ?? null) : null;
    return [{ ...blankRow(line.key, left), quantity: left, packs }];
  });
  return { key: newUuid(), deliveredOn: today(), reference: '', rows };
}

/** The rows with another one of the same line below. */
export function withBatch(rows: readonly DeliveryRow[], index: number): readonly DeliveryRow[] {
  return rows.flatMap((row, place) =>
    place === index ? [row, blankRow(row.key, row.left)] : [row],
  );
}

/** The delivery to send: the rows with an amount. */
export function deliveryOf({ key, deliveredOn, reference, rows }: DeliveryDraft) {
  const isFilled = ({ quantity }: DeliveryRow) => quantity.trim() !== '';
  const filled = rows.filter(isFilled);
  return {
    key,
    deliveredOn,
    reference: textOrNull(reference),
    lines: filled.map((row) => ({
      key: row.key,
      quantity: row.quantity,
      packs: row.packs,
      batchNumber: textOrNull(row.batchNumber),
      certificateId: row.certificateId,
    })),
  };
}

/** The place of a row in the delivery that is sent; -1 for one without an amount. */
export function placeOf(rows: readonly DeliveryRow[], index: number): number {
  const filled = rows.flatMap(({ quantity }, place) => (quantity.trim() === '' ? [] : [place]));
  return filled.indexOf(index);
}

function blankRow(key: string, left: string): DeliveryRow {
  return {
    id: newUuid(),
    key,
    left,
    quantity: '',
    packs: null,
    batchNumber: '',
    certificateId: null,
  };
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

/** Where the person is, as a day of ISO 8601. */
function today(): string {
  const now = new Date();
  const month = String(now.getMonth() + 1).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`;
}
