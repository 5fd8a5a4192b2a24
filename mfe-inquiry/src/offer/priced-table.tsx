import { t } from '@lingui/core/macro';
import { groupedText, moneyText, type Offer, totalRows } from 'contract/inquiry';
import { Card } from 'shared-ui';
import { LinesScroll, LinesTable } from '../common/lines-table';
import { MarginCell, MarginTotal } from './margin-cells';
import { useMargins } from './use-margins';
import { totalWords } from '../common/total-words';

/** The stored lines of an offer with totals and packs, and margins for roles with purchase facts. */
export function PricedTable({ offer }: { offer: Offer }) {
  const { lines, pricedLines, currency, acceptedLines } = offer;
  const margins = useMargins(offer);
  if (lines.length === 0) return null;
  const rows = totalRows(
    pricedLines.map(({ total }) => total),
    offer,
    totalWords,
  );
  return (
    <Card title={t`Totals`}>
      <LinesScroll tabIndex={0} aria-label={t`Lines with totals`}>
        <LinesTable>
          <thead>
            <tr>
              <th scope="col">{t`Product`}</th>
              <th scope="col">{t`Quantity`}</th>
              <th scope="col">{t`Packs`}</th>
              <th scope="col">{t`Unit price`}</th>
              <th scope="col">{t`Total`}</th>
              {margins === undefined ? null : <th scope="col">{t`Margin`}</th>}
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
                    {acceptedLines?.includes(key) === false ? (
                      <small>{t`Not accepted`}</small>
                    ) : null}
                  </th>
                  <td>
                    {quantity === null ? '—' : `${groupedText(quantity)} ${priced?.unit ?? ''}`}
                  </td>
                  <td>
                    {priced?.packs ?? '—'}
                    {priced?.packs && !priced.arePacksFull ? (
                      <small>{t`last not full`}</small>
                    ) : null}
                  </td>
                  <td>
                    {unitPrice === null ? '—' : groupedText(unitPrice)}
                    {discountPercent ? (
                      <small>{t`less ${{ percent: groupedText(discountPercent) }} %`}</small>
                    ) : null}
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
        </LinesTable>
      </LinesScroll>
    </Card>
  );
}
