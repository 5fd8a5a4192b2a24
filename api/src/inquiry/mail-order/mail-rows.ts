import { compile } from 'html-to-text';
import { splitQuoted } from '../../email/message/split-quoted';

/** A row of a text or table, with tabs between cells. */
export interface SourceRow {
  /** Where it stands, for a reader: `line 3`, `Sheet1, row 4`. */
  readonly place: string;
  readonly text: string;
}

export interface MailText {
  readonly subject: string;
  /** What the sender wrote, without what they quote. */
  readonly text: string;
  readonly quoted: string;
  /** Cleaned; null for a message of plain text. */
  readonly html: string | null;
}

interface MessageRows {
  readonly own: readonly SourceRow[];
  /** Of a forwarded message; empty for a reply. */
  readonly forwarded: readonly SourceRow[];
}

const maxRowLength = 500;
const maxHtml = 300_000;
const forwardSubject = /^\s{0,3}(?:fwd?|wg|tr|rv|i|转发|轉寄)\s{0,2}[:：]/iu;
const forwardMark =
  /(?:forwarded message|weitergeleitete nachricht|message transféré|mensaje reenviado)/i;

/** The rows of a message. Those of an HTML table keep their cells. */
export function messageRows({ subject, text, quoted, html }: MailText): MessageRows {
  const read =
    html !== null && html.length <= maxHtml && dataCell.test(html) ? fromHtml(html) : undefined;
  const split = read ?? { text, quoted };
  const isForward = forwardSubject.test(subject) || forwardMark.test(split.quoted.slice(0, 200));
  return {
    own: rowsOf(split.text, 0),
    forwarded: isForward ? rowsOf(split.quoted, split.text.split('\n').length) : [],
  };
}

const dataCell = /<t[dh][\s>]/i;

function fromHtml(html: string) {
  return splitQuoted(htmlText(html));
}

/** The text of HTML, each row of a table on a line with tabs between its cells. */
const htmlText = compile({
  wordwrap: false,
  limits: { maxDepth: 40, maxInputLength: maxHtml },
  formatters: {
    cell: (element, walk, builder) => {
      builder.openBlock({ leadingLineBreaks: 0 });
      walk(element.children, builder);
      builder.closeBlock({
        trailingLineBreaks: 0,
        blockTransform: (text) => `${text.replace(/\s+/g, ' ').trim()}${cellEnd}`,
      });
    },
    row: (element, walk, builder) => {
      builder.openBlock({ leadingLineBreaks: 1 });
      walk(element.children, builder);
      builder.closeBlock({
        trailingLineBreaks: 1,
        blockTransform: (text) =>
          text
            .replaceAll('\n', ' ')
            .split(cellEnd)
            .map((cell) => cell.trim())
            .join('\t')
            .trimEnd(),
      });
    },
  },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'row' },
    ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
  ],
});

/** A character that no mail has: control characters are taken out before. */
const cellEnd = '\u001f';

/** Rows that are shown of a text that is not read. */
const maxPlainRows = 200;

/** The lines of a text as they are. */
export function plainRows(text: string): SourceRow[] {
  return text
    .split('\n', maxPlainRows)
    .map((line, index) => ({ place: `line ${index + 1}`, text: line.slice(0, maxRowLength) }))
    .filter((row) => row.text.trim() !== '');
}

function rowsOf(text: string, before: number): SourceRow[] {
  const rows: SourceRow[] = [];
  let first = 0;
  let joined = '';
  const lines = text.split('\n').map((line) =>
    line
      .replace(/[ \u00a0]+/g, ' ')
      .replace(/^[> ]{1,20}/, '')
      .trimEnd(),
  );
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (joined === '') first = index;
    joined = joined === '' ? line : `${joined} ${line}`;
    if (isWrapped(line, lines[index + 1]) && joined.length < maxRowLength) continue;
    const numbers =
      first === index
        ? `line ${before + first + 1}`
        : `lines ${before + first + 1}–${before + index + 1}`;
    rows.push({ place: numbers, text: joined.slice(0, maxRowLength).trim() });
    joined = '';
  }
  return rows;
}

const minWrapped = 50;
const functionWord = /\s(?:for|of|and|us|about|to|with|und|von|über|y|de|et|à)$/u;

/** Whether a sentence goes on in the next line, as programs break it at about 72 characters. */
function isWrapped(line: string, next = ''): boolean {
  if (line.length < minWrapped || line.includes('\t') || /[.:;!?。：！？]$/.test(line))
    return false;
  return /^\p{Ll}/u.test(next) || (/^\d/.test(next) && functionWord.test(line));
}
