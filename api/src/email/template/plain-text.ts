import { compile, type DomNode, type FormatCallback } from 'html-to-text';
import { maxDepth } from './mail-html';

/** Larger tables are unreadable as columns of text, and slow to format. */
const maxColumns = 12;
const maxRows = 1000;

/** Data tables keep their columns; layout tables are read from top to bottom. */
const mailTable: FormatCallback = (element, walk, builder, options) => {
  const { formatters } = builder.options;
  const format = isData(element) ? formatters?.['dataTable'] : formatters?.['block'];
  format?.(element, walk, builder, options);
};

function isData(table: DomNode): boolean {
  if (table.attribs?.['role'] === 'presentation') return false;
  const inner = elementsIn(table, 0);
  const rows = inner.filter(({ name }) => name === 'tr');
  return (
    !inner.some(({ name, attribs }) => name === 'table' || attribs?.['rowspan'] !== undefined) &&
    rows.length <= maxRows &&
    rows.every((row) => columnsOf(row) <= maxColumns)
  );
}

function elementsIn({ children }: DomNode, depth: number): DomNode[] {
  if (depth > maxDepth) return [];
  return children
    .filter(({ type }) => type === 'tag')
    .flatMap((child) => [child, ...elementsIn(child, depth + 1)]);
}

function columnsOf({ children }: DomNode): number {
  return children
    .filter(({ type }) => type === 'tag')
    .reduce((sum, { attribs }) => sum + Number(attribs?.['colspan'] ?? 1), 0);
}

/** Plain text of HTML: links with their URLs, tables with their columns. */
export const plainText = compile({
  wordwrap: false,
  limits: { maxDepth: 2 * maxDepth },
  baseElements: { selectors: [] },
  formatters: { mailTable },
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    { selector: 'img', options: { pathRewrite: () => '' } },
    {
      selector: 'table',
      format: 'mailTable',
      options: { uppercaseHeaderCells: false, maxColumnWidth: 40 },
    },
    ...['td', 'th'].map((selector) => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
  ],
});
