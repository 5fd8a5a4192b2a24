import { GridRow } from './grid-row';
import type { OfferGridState } from './use-offer-grid';
import type { OfferRows } from './use-offer-rows';

interface GridRowsProps {
  sheet: OfferRows;
  grid: OfferGridState;
  inquiryId: string;
}

/** The rows of an offer's grid. */
export function GridRows({ sheet, grid, inquiryId }: GridRowsProps) {
  const { active, range, edited } = grid;
  const howEdited = edited && (edited.isReplaced ? 'replaced' : 'kept');
  return sheet.shown.map((row, index) => {
    const isActive = index === active.row;
    const isSelected = index >= range.top && index <= range.bottom;
    return (
      <GridRow
        key={row.line.key}
        {...grid.cellActions}
        row={row}
        index={index}
        columns={sheet.columns}
        facts={sheet.facts}
        inquiryId={inquiryId}
        id={sheet.id}
        faults={sheet.faultsOf(index)}
        isSpare={index >= sheet.rows.length}
        active={isActive ? active.column : -1}
        edited={isActive ? howEdited : undefined}
        selectedFrom={isSelected ? range.left : -1}
        selectedTo={isSelected ? range.right : -1}
      />
    );
  });
}
