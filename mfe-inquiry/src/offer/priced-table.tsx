import { groupedText, moneyText, type Offer, totalRows } from 'contract/inquiry';
import { Card, token } from 'shared-ui';
import styled from 'styled-components';
import { MarginCell, MarginTotal } from './margin-cells';
import { useMargins } from './use-margins';

const Scroll = styled.section`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: ${token.space[2]} ${token.space[3]} ${token.space[2]} 0;
    border-bottom: 1px solid ${token.color.border};
    text-align: left;
    vertical-align: top;
  }
  & tbody th {
    min-width: 9rem;
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
    font-weight: ${token.weight.normal};
  }
  & tfoot :is(th, td) {
    border-bottom: 0;
    font-weight: ${token.weight.semibold};
  }
`;

/** The stored lines of an offer with totals and packs, and margins for roles with purchase facts. */
export function PricedTable({ offer }: { offer: Offer }) {
  const { lines, pricedLines, currency } = offer;
  const margins = useMargins(offer);
  if (lines.length === 0) return null;
  const rows = totalRows(
    pricedLines.map(({ total }) => total),
    offer,
  );
  return (
    <Card title="Totals">
      <Scroll tabIndex={0} aria-label="Lines with totals">
        <Table>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Quantity</th>
              <th scope="col">Packs</th>
              <th scope="col">Unit price</th>
              <th scope="col">Total</th>
              {margins === undefined ? null : <th scope="col">Margin</th>}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, quantity, unitPrice, discountPercent }, place) => {
              const priced = pricedLines[place];
              return (
                <tr key={key}>
                  <th scope="row">
                    {priced?.name}
                    {priced?.transport ? <small>{priced.transport}</small> : null}
                  </th>
                  <td>
                    {quantity === null ? '—' : `${groupedText(quantity)} ${priced?.unit ?? ''}`}
                  </td>
                  <td>
                    {priced?.packs ?? '—'}
                    {priced?.packs && !priced.arePacksFull ? <small>last not full</small> : null}
                  </td>
                  <td>
                    {unitPrice === null ? '—' : groupedText(unitPrice)}
                    {discountPercent ? <small>less {groupedText(discountPercent)} %</small> : null}
                  </td>
                  <td>{priced?.total ? groupedText(priced.total) : '—'}</td>
                  {margins === undefined ? null : (
                    <MarginCell margin={margins.lines[place]} currency={currency} />
                  )}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            {rows.map(({ label, amount }, place) => (
              <tr key={label}>
                <th scope="row" colSpan={4}>
                  {label}
                </th>
                <td>{moneyText(amount, currency)}</td>
                {margins !== undefined && place === rows.length - 1 ? (
                  <MarginTotal margins={margins} currency={currency} />
                ) : null}
              </tr>
            ))}
          </tfoot>
        </Table>
      </Scroll>
    </Card>
  );
}
