import { pdfText, writePdf } from './write-pdf';

/** What a sample says: the facts of a record, and nothing else. */
export interface SampleFacts {
  readonly company: string;
  /** The kind of document that it stands for. */
  readonly title: string;
  readonly name: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
}

const left = 64;

/** A page that is plainly a sample, with the identifiers of a chemical. */
export function samplePdf({ company, title, name, facts }: SampleFacts): Buffer {
  const rows = facts.flatMap(([label, value], index) => {
    const y = 560 - index * 24;
    return [
      line(label, { x: left, y, size: 11, font: 'f2' }),
      line(value, { x: 210, y, size: 11 }),
    ];
  });
  const operators = [
    '0.93 0.90 0.98 rg 0 700 595 142 re f',
    '0.17 0.07 0.39 rg',
    line('SAMPLE DOCUMENT', { x: left, y: 780, size: 26, font: 'f2' }),
    line(`${title}. Not for use.`, { x: left, y: 744, size: 13 }),
    line(name, { x: left, y: 640, size: Math.min(22, 880 / name.length), font: 'f2' }),
    ...rows,
    line(explained, { x: left, y: 72, size: 9 }),
    line(company, { x: left, y: 54, size: 9 }),
  ];
  return writePdf([{ operators }], { title: `Sample document: ${name}`, author: company });
}

const explained =
  'It belongs to a demonstration: the company is invented, and this page holds no safety data.';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font?: 'f1' | 'f2';
}

function line(words: string, { x, y, size, font = 'f1' }: Place): string {
  return `BT /${font} ${size.toFixed(2)} Tf ${x} ${y} Td ${pdfText(words)} Tj ET`;
}
