import { t } from '@lingui/core/macro';
import { Columns3, FileDown, Scale } from 'lucide-react';
import { useRef } from 'react';
import { Button, focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { CopyButton } from '../chemical/copy-button';
import { keepsFocus } from '../common/keeps-focus';
import { pageHref } from '../common/hrefs';
import {
  columnName,
  listingColumns,
  type ListingTable,
  type TableHead,
  textColumns,
  type TableRow,
} from './listing-table';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  margin-bottom: 0.75rem;
`;

const Choice = styled.details`
  position: relative;

  & > summary {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: ${token.control.sm};
    padding: 0 0.75rem;
    border: 1px solid ${token.color.borderStrong};
    border-radius: ${token.radius.md};
    background: ${token.color.surface};
    font-size: 0.8125rem;
    font-weight: ${token.weight.semibold};
    list-style: none;
    cursor: pointer;
    ${focusRing}
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & svg {
    width: 1rem;
    height: 1rem;
  }
  & form {
    position: absolute;
    z-index: 3;
    display: grid;
    gap: 0.25rem;
    width: 14rem;
    margin-top: 0.25rem;
    padding: 0.75rem;
    border: 1px solid ${token.color.borderStrong};
    border-radius: ${token.radius.md};
    background: ${token.color.surface};
    box-shadow: ${token.shadow.lg};
  }
  & label {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2rem;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    & label,
    & > summary {
      min-height: 2.75rem;
    }
  }
`;

/** The form that the marks of the rows belong to. */
export const compareFormId = 'compare';

/** What one does with a table: choose columns, compare the marked rows, copy and save it. */
export function TableTools({ table }: { table: ListingTable }) {
  return (
    <Bar className="not-in-print">
      <ColumnChoice table={table} />
      <form id={compareFormId} action={pageHref('compare')}>
        <Button type="submit" variant="outline" size="sm">
          <Scale aria-hidden="true" /> {t`Compare the marked`}
        </Button>
      </form>
      <Button
        variant="outline"
        size="sm"
        className="needs-script"
        onClick={() => save(linesOf(table, ','))}
      >
        <FileDown aria-hidden="true" /> CSV
      </Button>
      <CopyButton label={t`table`} value={linesOf(table, '\t')} />
    </Bar>
  );
}

/** Opens over the table; closed by Escape, and once columns are chosen, with the focus on its heading. */
function ColumnChoice({ table }: { table: ListingTable }) {
  const box = useRef<HTMLDetailsElement>(null);
  const shown = new Set(table.heads.map(({ column }) => column));

  function close(): void {
    box.current?.removeAttribute('open');
    box.current?.querySelector('summary')?.focus();
  }
  return (
    <Choice
      ref={box}
      {...{ [keepsFocus]: '' }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <summary>
        <Columns3 aria-hidden="true" /> {t`Columns`}
      </summary>
      <form action={table.action} onSubmit={close}>
        {table.kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {listingColumns.map((column) => (
          <label key={column}>
            <input
              type="checkbox"
              name="columns"
              value={column}
              defaultChecked={shown.has(column)}
            />
            {columnName(column)}
          </label>
        ))}
        <Button type="submit" size="sm">
          {t`Show these`}
        </Button>
      </form>
    </Choice>
  );
}

/** The rows of a page for a spreadsheet. */
export function linesOf({ heads, rows }: ListingTable, separator: ',' | '\t'): string {
  const lines = [
    heads.map(({ column }) => columnName(column)),
    ...rows.map((row) => heads.map(({ column }) => textOf(row, column))),
  ];
  return `${lines.map((cells) => cells.map(cellText).join(separator)).join('\r\n')}\r\n`;

  /** Quoted where it has to be; a text that a spreadsheet would take for a formula begins with an apostrophe. */
  function cellText(text: string): string {
    const safe = /^[=+@\t\r]|^-(?![\d.])/.test(text) ? `'${text}` : text;
    const flat = separator === '\t' ? safe.replace(/\s+/g, ' ') : safe;
    return /[",\r\n]/.test(flat) && separator === ',' ? `"${flat.replaceAll('"', '""')}"` : flat;
  }
}

function textOf(row: TableRow, column: TableHead['column']): string {
  const text = textColumns.find((one) => one === column);
  if (text) return row.texts[text] ?? '';
  switch (column) {
    case 'name':
      return row.name;
    case 'formula':
      return row.formula?.parts.map(({ text: part }) => part).join('') ?? '';
    case 'hazards':
      return row.pictograms.map(({ code }) => code).join(' ');
    case 'grades':
      return row.grades.join('; ');
    default:
      return row.packs.join('; ');
  }
}

/** Offers a text as a file; the mark at its beginning has spreadsheets read it as UTF-8. */
function save(text: string): void {
  const href = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href, download: 'chemicals.csv' });
  link.click();
  URL.revokeObjectURL(href);
}
