import { z } from 'zod';

/** The number of a danger label of ADR, 5.2.2.2: `3`, `6.1`, `1.4`, `7X` (for 7A, 7B or 7C), `9A`. */
export const TransportLabel = z
  .string()
  .regex(/^[1-9](?:\.[1-6])?[A-Z]?$/, 'Use the number of a label, such as 3 or 6.1');

/** A line of ADR, chapter 3.2, Table A: a UN number has several where its packing groups differ. */
export const TransportLine = z.object({
  /** `UN1090`. */
  unNumber: z.string(),
  properShippingName: z.string(),
  /** Class or division: `3`, `6.1`. For gases the class alone; its divisions are the labels. */
  hazardClass: z.string().nullable(),
  classificationCode: z.string().nullable(),
  packingGroup: z.enum(['I', 'II', 'III']).nullable(),
  /** The numbers of the labels, the first of the main hazard. */
  labels: z.array(z.string()),
  limitedQuantity: z.string().nullable(),
  hazardIdentificationNumber: z.string().nullable(),
  transportCategory: z.string().nullable(),
  tunnelCode: z.string().nullable(),
  /** The numbers of chapter 3.3. */
  specialProvisions: z.array(z.string()),
  /** `E2`: the code of section 3.5.1.2. */
  exceptedQuantity: z.string().nullable(),
  /** What another reading of the book has in other words, for a person to check; null for no difference. */
  otherReading: z.string().nullable(),
  /** "Carriage prohibited", "Not subject to ADR". */
  remark: z.string().nullable(),
});
export type TransportLine = z.infer<typeof TransportLine>;

/** The cells of a line as the table has them. */
type TransportCells = readonly [
  unNumber: string,
  properShippingName: string,
  hazardClass: string,
  classificationCode: string,
  packingGroup: string,
  labels: string,
  limitedQuantity: string,
  hazardIdentificationNumber: string,
  transportCategory: string,
  tunnelCode: string,
  specialProvisions: string,
  exceptedQuantity: string,
  otherReading: string,
];

/** Reads the cells of a line of Table A. */
function parseTransportLine(cells: TransportCells): TransportLine {
  const [unNumber, properShippingName, hazardClass, classificationCode, group, labels, ...rest] =
    cells;
  const [limitedQuantity, hazardIdentificationNumber, transportCategory, tunnelCode, ...more] =
    rest;
  const [provisions, exceptedQuantity, otherReading] = more;
  const packingGroup = group === 'I' || group === 'II' || group === 'III' ? group : null;
  return {
    unNumber,
    properShippingName,
    hazardClass: orNull(hazardClass),
    classificationCode: orNull(classificationCode),
    packingGroup,
    labels: labelsOf(labels),
    limitedQuantity: orNull(limitedQuantity),
    hazardIdentificationNumber: orNull(hazardIdentificationNumber),
    transportCategory: orNull(transportCategory),
    tunnelCode: orNull(tunnelCode),
    specialProvisions: provisions.split(' ').filter((one) => one !== ''),
    exceptedQuantity: orNull(exceptedQuantity),
    otherReading: orNull(otherReading),
    remark: packingGroup === null && group !== '' ? sentenceCase(group) : null,
  };
}

/** Reads a row of the table: its cells separated by tabs. */
export function lineOfRow(row: string): TransportLine {
  const cells = row.split('\t');
  const at = (index: number) => cells[index] ?? '';
  const line = [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8), at(9)] as const;
  return parseTransportLine([...line, at(10), at(11), at(12)]);
}

/** `3 +6.1`; none where another section decides; classes 7X and 7E stand for the labels of radioactive material. */
function labelsOf(written: string): string[] {
  if (written === '' || /^(?:None|See )/i.test(written)) return [];
  return written.split('+').map((label) => label.trim());
}

/**
 * Whether the class of a chemical is that of its UN number. Gases are written with their division, which the table has as
 * the first label; explosives with theirs, which is the classification code.
 */
export function isClassOf(hazardClass: string, lines: readonly TransportLine[]): boolean {
  return lines.some(
    (line) =>
      line.hazardClass === hazardClass ||
      line.labels[0] === hazardClass ||
      line.classificationCode === hazardClass,
  );
}

/** The class as people write it: with the division of a gas. */
export function writtenClass({ hazardClass, labels }: TransportLine): string | null {
  return hazardClass === '2' ? (labels[0] ?? '2') : hazardClass;
}

function orNull(cell: string): string | null {
  return cell === '' || cell === '-' ? null : cell;
}

function sentenceCase(words: string): string {
  return words.charAt(0) + words.slice(1).toLowerCase().replace('adr', 'ADR');
}
