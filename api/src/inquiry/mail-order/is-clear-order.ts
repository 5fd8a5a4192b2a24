import { maxItems, type MailLine, type MailOrder, type MailSource } from 'contract/inquiry';
import type { MailAttachment } from 'contract/email';
import { signatureStart } from './read-sender';

/** Bytes of a picture that is taken for a logo in a signature. */
const maxLogo = 100_000;

/** A message that takes something back or complains names chemicals too. */
const isNoOrder =
  /(?<!\p{L})(?:cancel|storn|annul|anul|complain|reklam|reclam|return|retour|rücksend|instead of|statt|invoice|rechnung|facture|factura)|取消|撤销|撤单|投诉|退货|发票/iu;

/**
 * Whether an order was read whole with nothing unclear, of a customer who is known by an address: each line has its chemical,
 * amount and unit without a question, each attachment was read, and no number of the text or of a list is left over.
 */
export function isClearOrder(
  { customer, lines, fields, sources }: MailOrder,
  attachments: readonly MailAttachment[],
): boolean {
  if (customer === null || customer.reason === 'domain') return false;
  if (lines.length === 0 || lines.length > maxItems || !lines.every(isClearLine)) return false;
  const lists = attachments.filter(({ mime, size }) => !isLogo(mime, size));
  // The first source is the message itself.
  if (sources.length - 1 !== lists.length) return false;
  return sources.every((source, index) => {
    const read = [...lines, ...fields].filter((one) => one.source === index);
    return isReadWhole(source, new Set(read.map(({ row }) => row)));
  });
}

function isClearLine({ question, remark, item }: MailLine): boolean {
  const { chemicalId, quantity, unitId } = item;
  const isComplete = chemicalId !== null && quantity !== null && unitId !== null;
  return isComplete && question === null && remark === null;
}

function isLogo(mime: string, size: number | null): boolean {
  return mime.startsWith('image/') && size !== null && size <= maxLogo;
}

function isReadWhole(
  { name, rows, problem }: MailSource,
  read: ReadonlySet<number | null>,
): boolean {
  // Numbers of an address stand below the greeting of a message.
  const end = name === null ? signatureStart(rows) : rows.length;
  const own = rows.slice(0, end);
  return (
    problem === null &&
    !own.some(({ text }) => isNoOrder.test(text)) &&
    own.every(({ text }, row) => read.has(row) || !/\d/.test(text))
  );
}
