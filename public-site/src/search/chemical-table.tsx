import { t } from '@lingui/core/macro';
import { slugAt } from '../common/hrefs';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { focusRing, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { SaveStar } from '../basket/save-star';
import { Formula } from '../common/formula';
import { keepsFocus } from '../common/keeps-focus';
import { Code, onNarrow, quietLink, visuallyHidden } from '../common/look';
import { NotStated } from '../common/not-stated';
import {
  columnName,
  type ListingTable,
  type TableHead,
  type TableRow,
  type TextColumn,
  textColumns,
} from './listing-table';
import { RowForm } from './row-form';
import { RowHazards } from './row-hazards';
import { RowOptions } from './row-options';
import { compareFormId, TableTools } from './table-tools';

const Scroll = styled.section`
  position: relative;
  overflow-x: auto;
  ${focusRing}
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.875rem;
  line-height: 1.25;

  & th,
  & td {
    height: 2.25rem;
    padding: 0 0.5rem;
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    font-weight: inherit;
    white-space: nowrap;
  }
  & thead th {
    color: ${token.color.textMuted};
    font-size: 0.8125rem;
  }
  & thead a {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    color: inherit;
    ${focusRing}
  }
  & thead svg {
    width: 0.875rem;
    height: 0.875rem;
  }
  & tbody tr:hover {
    background: ${token.color.surfaceHover};
  }
  & tbody th {
    min-width: 11rem;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & tbody th > a {
    ${quietLink}
    font-weight: ${token.weight.medium};
  }
  & [data-is-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & [data-is-mark] {
    width: 1%;
    padding-inline: 0.25rem;
  }
  & td > span {
    vertical-align: middle;
  }
  & td button {
    width: 2rem;
    height: 2rem;
    min-height: 0;
    padding: 0;
  }
  & select {
    max-width: 6.25rem;
    height: 1.75rem;
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.sm};
    background: ${token.color.surface};
    color: inherit;
    font: inherit;
    ${focusRing}
  }
  & input[type='checkbox'] {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.5rem;
    vertical-align: middle;
  }
  /* A line for each chemical: what stands in the other columns stands below its name. */
  ${onNarrow} {
    & thead,
    & td:not([data-is-mark], [data-is-hazards]) {
      ${visuallyHidden}
    }
    & tbody th {
      min-width: 0;
      padding-block: 0.5rem;
    }
    & [data-is-hazards] {
      padding-inline: 0.25rem;
      color: ${token.color.textMuted};
      font-size: 0.8125rem;
      text-align: end;
    }
  }
`;

const Below = styled.span`
  display: block;
  margin-top: 0.125rem;
  color: ${token.color.textMuted};
  font-size: 0.8125rem;
`;

const OnNarrow = styled(Below)`
  display: none;

  ${onNarrow} {
    display: block;
  }
`;

/** Once a row is marked, the tools stay in sight. */
const Marking = styled.div`
  &:has(input[name='chemical']:checked) > :first-child {
    position: sticky;
    z-index: 3;
    inset-block-start: 0;
    padding-block: 0.5rem;
    background: ${token.color.canvas};
  }
`;

/** A page of chemicals as a dense table, each with a way into the inquiry and a mark for comparing. */
export function ChemicalTable({ table }: { table: ListingTable }) {
  return (
    <Marking>
      <TableTools table={table} />
      <Scroll tabIndex={0} aria-label={t`Table of chemicals`}>
        <Table>
          <thead {...{ [keepsFocus]: '' }}>
            <tr>
              <th scope="col" data-is-mark="">
                <VisuallyHidden>{t`Compare`}</VisuallyHidden>
              </th>
              {table.heads.map((head) => (
                <HeadCell key={head.column} {...head} />
              ))}
              <th scope="col" data-is-mark="">
                <VisuallyHidden>{t`Save`}</VisuallyHidden>
              </th>
              <th scope="col" data-is-mark="">
                <VisuallyHidden>{t`Inquiry`}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <Row key={row.href + row.section} row={row} heads={table.heads} />
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Marking>
  );
}

function HeadCell({ column, sortHref, sorted }: TableHead) {
  const name = columnName(column);
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      {...(isNumber(column) && { 'data-is-number': '' })}
      {...(sorted && { 'aria-sort': sorted })}
    >
      {sortHref === null ? (
        name
      ) : (
        <a href={sortHref} rel="nofollow">
          {name}
          {sorted === null ? null : <Arrow aria-hidden="true" />}
        </a>
      )}
    </th>
  );
}

function isNumber(column: TableHead['column']): boolean {
  return column !== 'cas' && textColumns.some((one) => one === column);
}

interface RowProps {
  row: TableRow;
  heads: readonly TableHead[];
}

/** In a line: temperatures are told apart. */
function shortText(column: TextColumn, text: string): string {
  switch (column) {
    case 'melting':
      return t`mp ${text}`;
    case 'boiling':
      return t`bp ${text}`;
    case 'flash':
      return t`fp ${text}`;
    default:
      return text;
  }
}

function Row({ row, heads }: RowProps) {
  const { name, href, section, reason } = row;
  const facts = textColumns.flatMap((column) => {
    const text = row.texts[column];
    return text === undefined ? [] : shortText(column, text);
  });
  return (
    <tr>
      <td data-is-mark="">
        <input
          type="checkbox"
          name="chemical"
          value={slugAt(href)}
          form={compareFormId}
          aria-label={t`Compare ${name}`}
          className="not-in-print"
        />
      </td>
      <th scope="row">
        <a href={href + section} dir="auto">
          {name}
        </a>
        {reason === null ? null : <Below>{reason}</Below>}
        <OnNarrow aria-hidden="true">{facts.join(' · ')}</OnNarrow>
      </th>
      {heads.slice(1).map(({ column }) => (
        <td
          key={column}
          {...(isNumber(column) && { 'data-is-number': '' })}
          {...(column === 'hazards' && { 'data-is-hazards': '' })}
        >
          <Cell column={column} row={row} />
        </td>
      ))}
      <td data-is-mark="">
        <SaveStar chemical={row} />
      </td>
      <td data-is-mark="">
        <RowForm row={row} />
      </td>
    </tr>
  );
}

function Cell({ column, row }: { column: TableHead['column']; row: TableRow }) {
  const { name } = row;
  switch (column) {
    case 'cas':
      return row.texts.cas === undefined ? <NotStated /> : <Code>{row.texts.cas}</Code>;
    case 'formula':
      return row.formula === null ? <NotStated /> : <Formula formula={row.formula} />;
    case 'hazards':
      return <RowHazards {...row} />;
    case 'grades':
      return (
        <RowOptions row={row} field="grade" label={t`Any grade of ${name}`} options={row.grades} />
      );
    case 'packs':
      return (
        <RowOptions
          row={row}
          field="packaging"
          label={t`Any pack of ${name}`}
          options={row.packs}
        />
      );
    case 'name':
      return name;
    default:
      return row.texts[column] === undefined ? <NotStated /> : <bdi>{row.texts[column]}</bdi>;
  }
}
