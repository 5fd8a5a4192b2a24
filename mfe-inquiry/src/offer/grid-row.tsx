import { t } from '@lingui/core/macro';
import { groupedText } from 'contract/inquiry';
import { memo } from 'react';
import { lineTotalOf, marginOfRow, textOf } from './grid-cells';
import type { GridColumn } from './grid-columns';
import { GridEditor } from './grid-editor';
import type { GridFacts, GridLine } from './grid-line';
import { linePacks } from './grid-packs';
import type { PriceOf } from './line-prices';

export interface CellActions {
  /** Puts a whole row in place of another. */
  readonly put: (index: number, row: GridLine) => void;
  /** Writes the text of a cell that is edited. */
  readonly type: (index: number, column: GridColumn, text: string) => void;
  readonly choose: (index: number, row: GridLine) => void;
}

interface GridRowProps extends CellActions {
  row: GridLine;
  index: number;
  columns: readonly GridColumn[];
  facts: GridFacts;
  inquiryId: string;
  /** Begins the ids of the cells. */
  id: string;
  faults: Readonly<Record<string, string>>;
  isSpare: boolean;
  /** The place of the cell that takes the focus; -1 in other rows. */
  active: number;
  /** How the active cell is edited; undefined while it is not. */
  edited: 'replaced' | 'kept' | undefined;
  selectedFrom: number;
  selectedTo: number;
}

/** Said outright: on phones a row is laid out as a block, and browsers take such cells for no table's. */
const gridCell = { role: 'gridcell' } as const;

/** A line of an offer as a row of cells; renders only when something of its own changes. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, columns, facts, id, faults, isSpare, active, edited } = props;
  const of: PriceOf = { inquiryId: props.inquiryId, currency: facts.currency };
  return (
    <tr data-spare={isSpare ? '' : undefined} aria-rowindex={index + 2}>
      <th scope="row">{isSpare ? '+' : index + 1}</th>
      {columns.map((column, place) => {
        const isActive = place === active;
        const isSelected = place >= props.selectedFrom && place <= props.selectedTo;
        const fault = faults[column.id];
        return (
          <td
            key={column.id}
            {...gridCell}
            id={`${id}.${index}.${column.fields[0] ?? column.id}${column.id === 'packs' ? '-packs' : ''}`}
            tabIndex={isActive ? 0 : -1}
            data-cell={`${index}:${place}`}
            data-column={column.id}
            data-label={isSpare ? t`New line` : column.label}
            data-number={column.kind === 'number' || column.kind === 'counted' ? '' : undefined}
            data-counted={column.kind === 'counted' ? '' : undefined}
            aria-selected={isSelected}
            aria-invalid={fault === undefined ? undefined : true}
            title={fault}
          >
            {isActive && edited !== undefined ? (
              <GridEditor {...props} column={column} of={of} isReplaced={edited === 'replaced'} />
            ) : (
              <CellText column={column} row={row} facts={facts} />
            )}
          </td>
        );
      })}
    </tr>
  );
}, hasSameParts);

interface CellTextProps {
  column: GridColumn;
  row: GridLine;
  facts: GridFacts;
}

function CellText({ column, row, facts }: CellTextProps) {
  switch (column.id) {
    case 'packs': {
      const packs = linePacks(row.line, facts);
      return packs && (packs.isExact ? String(packs.whole) : `${packs.whole}*`);
    }
    case 'total': {
      const total = lineTotalOf(row.line, facts.currency);
      return total === null ? null : groupedText(total);
    }
    case 'margin': {
      const earned = marginOfRow(row, facts);
      if (earned === null) return null;
      const percent =
        earned.percent === null ? null : <small>{groupedText(earned.percent)} %</small>;
      return (
        <>
          {groupedText(earned.margin)}
          {percent}
        </>
      );
    }
    default:
      return textOf(column.id, row, facts);
  }
}

/** Values of a form are copies at each change: rows are compared by what they hold. */
function hasSameParts(one: GridRowProps, other: GridRowProps): boolean {
  const { row: oneRow, faults: oneFaults, ...oneRest } = one;
  const { row: otherRow, faults: otherFaults, ...otherRest } = other;
  return (
    isShallowSame(oneRest, otherRest) &&
    isShallowSame(oneFaults, otherFaults) &&
    isShallowSame(oneRow.line, otherRow.line) &&
    isShallowSame(oneRow.cost ?? {}, otherRow.cost ?? {})
  );
}

function isShallowSame(one: object, other: object): boolean {
  const values = new Map<string, unknown>(Object.entries(other));
  const entries = Object.entries(one);
  return (
    entries.length === values.size &&
    entries.every(([name, value]) => Object.is(value, values.get(name)))
  );
}
