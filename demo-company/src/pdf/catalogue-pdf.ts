import { type PdfPage, pageSize, pdfText, writePdf } from './write-pdf';

/** The chemicals under one heading. */
export interface CatalogueSection {
  readonly category: string;
  readonly name: string;
  readonly chemicals: readonly CatalogueLine[];
}

export interface CatalogueLine {
  readonly name: string;
  readonly casNumber: string;
  readonly productCode: string;
  readonly grades: readonly string[];
}

export interface CatalogueFacts {
  readonly company: string;
  readonly title: string;
  readonly description: string;
  readonly year: number;
}

const { width, height } = pageSize;
const left = 48;
const [top, bottom] = [height - 84, 64];
const lineHeight = 14.5;
const columns = { name: left, cas: 318, code: 392, grades: 456 } as const;

/** A printed catalogue: a title page, then the chemicals by category. */
export function cataloguePdf(facts: CatalogueFacts, sections: readonly CatalogueSection[]): Buffer {
  const categories = [...new Set(sections.map(({ category }) => category))];
  const pages = categories.flatMap((category) =>
    categoryPages(
      category,
      sections.filter((section) => section.category === category),
    ),
  );
  const numbered = pages.map(({ operators, ...page }, index) => ({
    ...page,
    operators: [...operators, ...footer(facts, index + 2)],
  }));
  const title = `${facts.company}: ${facts.title} ${facts.year}`;
  return writePdf([titlePage(facts, categories), ...numbered], { title, author: facts.company });
}

function titlePage(facts: CatalogueFacts, categories: readonly string[]): PdfPage {
  const cells = Array.from({ length: 60 }, (_, index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    const x = 330 + column * 62 + (row % 2) * 31;
    return hexagonPath(x, 420 + row * 53.7, 33);
  });
  const lines = wrapped(facts.description, 58);
  return {
    bookmark: facts.title,
    operators: [
      colour('#2b1263'),
      `0 0 ${width} ${height} re f`,
      '0.56 0.42 0.92 RG 0.8 w',
      ...cells,
      colour('#6a35d2'),
      `0 300 ${width} 8 re f`,
      colour('#ffffff'),
      text(facts.company, { x: left, y: 742, size: 17, isBold: true }),
      text(facts.title, { x: left, y: 352, size: 33, isBold: true }),
      text(`Catalogue ${facts.year}`, { x: left, y: 322, size: 15 }),
      ...lines.map((line, index) => text(line, { x: left, y: 268 - index * 17, size: 11.5 })),
      colour('#cbb4ff'),
      ...wrapped(categories.join(' · '), 84).map((line, index) =>
        text(line, { x: left, y: 196 - index * 15, size: 9.5 }),
      ),
      text('A demonstration: the company is invented, the substances are real.', {
        x: left,
        y: 64,
        size: 9.5,
      }),
    ],
  };
}

type Entry =
  | { readonly kind: 'heading'; readonly name: string }
  | { readonly kind: 'line'; readonly line: CatalogueLine };

function categoryPages(category: string, sections: readonly CatalogueSection[]): PdfPage[] {
  const entries = sections.flatMap(({ name, chemicals }): Entry[] => [
    { kind: 'heading', name },
    ...chemicals.map((line) => ({ kind: 'line' as const, line })),
  ]);
  const pages: string[][] = [];
  let y = bottom;
  for (const [index, entry] of entries.entries()) {
    const isHeading = entry.kind === 'heading';
    const needed = isHeading ? lineHeight * 3 : lineHeight;
    if (y - needed < bottom) {
      pages.push(pageHead(category, pages.length > 0));
      y = top - 34;
    }
    y -= isHeading && index > 0 ? lineHeight * 1.7 : lineHeight;
    pages.at(-1)?.push(...(isHeading ? heading(entry.name, y) : row(entry.line, y)));
  }
  return pages.map((operators, index) =>
    index === 0 ? { operators, bookmark: category } : { operators },
  );
}

function pageHead(category: string, isContinued: boolean): string[] {
  const heads = [
    ['Substance', columns.name],
    ['CAS number', columns.cas],
    ['Code', columns.code],
    ['Grades', columns.grades],
  ] as const;
  return [
    colour('#6a35d2'),
    `0 ${height - 62} ${width} 62 re f`,
    colour('#ffffff'),
    text(isContinued ? `${category}, continued` : category, {
      x: left,
      y: height - 40,
      size: 18,
      isBold: true,
    }),
    colour('#574f6b'),
    ...heads.map(([name, x]) => text(name, { x, y: top - 12, size: 8 })),
    '0.89 0.87 0.93 RG 0.8 w',
    `${left} ${top - 19} m ${width - left} ${top - 19} l S`,
  ];
}

function heading(name: string, y: number): string[] {
  return [colour('#4b1f9f'), text(name, { x: left, y, size: 10.5, isBold: true })];
}

function row({ name, casNumber, productCode, grades }: CatalogueLine, y: number): string[] {
  const size = Math.min(9, (9 * 54) / name.length);
  return [
    colour('#1d172b'),
    text(name, { x: columns.name, y, size }),
    text(casNumber, { x: columns.cas, y, size: 9 }),
    text(productCode, { x: columns.code, y, size: 9 }),
    text(grades.join(', '), { x: columns.grades, y, size: 8 }),
  ];
}

function footer({ company, title, year }: CatalogueFacts, page: number): string[] {
  return [
    colour('#6b637f'),
    text(`${company} · ${title} ${year}`, { x: left, y: 36, size: 8 }),
    text(String(page), { x: width - left - 12, y: 36, size: 8 }),
  ];
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold?: boolean;
}

function text(words: string, { x, y, size, isBold = false }: TextPlace): string {
  const font = isBold ? 'f2' : 'f1';
  return `BT /${font} ${size.toFixed(2)} Tf ${x} ${y.toFixed(2)} Td ${pdfText(words)} Tj ET`;
}

/** @param hex - such as `#6a35d2` */
function colour(hex: string): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return `${parts.map((part) => part.toFixed(3)).join(' ')} rg`;
}

function hexagonPath(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `${corners[0] ?? ''} m ${corners.slice(1).join(' l ')} l h S`;
}

function wrapped(words: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
