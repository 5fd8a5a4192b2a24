import { t } from '@lingui/core/macro';
import type { Offer, offers } from 'contract/inquiry';
import { CopyCheck } from 'lucide-react';
import { Button, DropdownMenu, DropdownMenuItem, token } from 'shared-ui';
import { type InputsProps, useFormValue } from 'shared-ui/form';
import styled from 'styled-components';
import { marginOfRows, textOf } from './grid-cells';
import type { ColumnId } from './grid-columns';
import { GridRows } from './grid-rows';
import { GridScroll, GridTable } from './grid-styles';
import { LiveTotals } from './live-totals';
import { LinePanel } from './line-panel';
import { useLineLookups } from './use-line-lookups';
import { type OfferGridState, useOfferGrid } from './use-offer-grid';
import { type OfferRows, useOfferRows } from './use-offer-rows';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[2]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[4]};

  & > h2 {
    font-size: ${token.text.lg};
  }
  & > small {
    flex: 1 1 16rem;
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
`;

const Fault = styled.p`
  color: ${token.color.dangerText};
  font-size: ${token.text.sm};
`;

/** Widths in rem; the chemical has the rest. */
const widths: Readonly<Partial<Record<ColumnId, number>>> = {
  grade: 4.5,
  pack: 6.5,
  packs: 3.25,
  quantity: 4.25,
  unit: 3,
  unitPrice: 4.5,
  discount: 3.5,
  total: 5.5,
  leadTime: 3,
  supplier: 7,
  cost: 5,
  margin: 6.5,
};

type OfferGridProps = InputsProps<typeof offers> & { offer: Offer };

/** The lines of an offer, one a row, with the keys of a spreadsheet. */
export function OfferGrid({ form, offer }: OfferGridProps) {
  const sheet = useOfferRows(form, offer);
  const of = { inquiryId: offer.inquiryId, currency: sheet.facts.currency };
  const grid = useOfferGrid(sheet, useLineLookups(form, of));
  const discount = useFormValue<typeof offers, string>(form, 'discountPercent');
  return (
    <Section aria-label={t`Lines of the offer`}>
      <Head>
        <h2>{t`Lines`}</h2>
        <small>
          {t`Type to fill in a cell. Enter and Tab go on, F2 edits, Ctrl+D fills down, Ctrl+Delete removes a line. Rows of a spreadsheet can be pasted.`}
        </small>
        <SameForAll sheet={sheet} grid={grid} />
      </Head>
      {sheet.error === undefined ? null : <Fault>{sheet.error}</Fault>}
      <GridScroll>
        <GridTable
          {...grid.gridProps}
          id={sheet.id}
          role="grid"
          aria-label={t`Lines`}
          aria-multiselectable
          aria-rowcount={sheet.shown.length + 1}
          tabIndex={-1}
        >
          <colgroup>
            <col style={{ width: '1.75rem' }} />
            {sheet.columns.map(({ id }) => (
              <col key={id} style={widths[id] ? { width: `${widths[id]}rem` } : {}} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">#</th>
              {sheet.columns.map(({ id, label, kind }) => (
                <th
                  key={id}
                  scope="col"
                  data-number={kind === 'number' || kind === 'counted' ? '' : undefined}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <GridRows sheet={sheet} grid={grid} inquiryId={offer.inquiryId} />
          </tbody>
        </GridTable>
      </GridScroll>
      <LinePanel sheet={sheet} grid={grid} of={of} />
      <LiveTotals
        form={form}
        margin={sheet.hasCosts ? marginOfRows(sheet.rows, sheet.facts, discount) : null}
      />
    </Section>
  );
}

const shared: readonly ColumnId[] = ['grade', 'pack', 'discount'];

interface GridParts {
  sheet: OfferRows;
  grid: OfferGridState;
}

/** Sets a value of the active line on all lines. */
function SameForAll({ sheet, grid }: GridParts) {
  const row = sheet.rows[grid.active.row];
  const columns = sheet.columns.filter(({ id }) => shared.includes(id));
  return (
    <DropdownMenu
      trigger={
        <Button variant="outline" size="sm" disabled={row === undefined}>
          <CopyCheck /> {t`Same for all lines`}
        </Button>
      }
    >
      {columns.map((column) => (
        <DropdownMenuItem key={column.id} onSelect={() => grid.sameForAll(column)}>
          {column.label}: {(row && textOf(column.id, row, sheet.facts)) || t`none`}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
