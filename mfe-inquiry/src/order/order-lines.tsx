import { t } from '@lingui/core/macro';
import {
  deliveredOf,
  groupedText,
  moneyText,
  type Order,
  shortened,
  totalRows,
} from 'contract/inquiry';
import { Card } from 'shared-ui';
import { useIsNarrow } from 'shared-ui/table';
import { LinesScroll, LinesTable } from '../common/lines-table';
import { packsText } from '../common/packs-text';
import { totalWords } from '../common/total-words';

/** The lines of an order with what was delivered, and its sums. */
export function OrderLines({ order }: { order: Order }) {
  const { lines, pricedLines, currency } = order;
  const rows = totalRows(
    pricedLines.map(({ total }) => total),
    order,
    totalWords,
  );
  const isNarrow = useIsNarrow();
  return (
    <Card title={t`Lines`}>
      <LinesScroll tabIndex={0} aria-label={t`Lines with totals`}>
        <LinesTable>
          <thead>
            <tr>
              <th scope="col">{t`Product`}</th>
              <th scope="col">{t`Ordered`}</th>
              {isNarrow ? null : (
                <th scope="col">{t({ message: 'Delivered', context: 'order' })}</th>
              )}
              {isNarrow ? null : <th scope="col">{t`Unit price`}</th>}
              <th scope="col">{t`Total`}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key }, place) => (
              <Line key={key} order={order} place={place} isNarrow={isNarrow} />
            ))}
          </tbody>
          <tfoot>
            {rows.map(({ label, amount }) => (
              <tr key={label}>
                <th scope="row" colSpan={isNarrow ? 2 : 4}>
                  {label}
                </th>
                <td>{moneyText(amount, currency)}</td>
              </tr>
            ))}
          </tfoot>
        </LinesTable>
      </LinesScroll>
    </Card>
  );
}

interface LineProps {
  order: Order;
  place: number;
  isNarrow: boolean;
}

/** On a telephone, what was delivered and the price stand below what they belong to. */
function Line({ order, place, isNarrow }: LineProps) {
  const line = order.lines[place];
  const priced = order.pricedLines[place];
  if (!line || !priced) return null;
  const { key, quantity, unitPrice, grade, discountPercent } = line;
  const amount = (number: string) => `${groupedText(number)}\u00a0${priced.unit ?? ''}`;
  const packs = priced.packs ? packsText(priced.packs) : null;
  const facts = [grade, priced.transport, packs].filter(Boolean).join(', ');
  const delivered = amount(shortened(deliveredOf(key, order.deliveries)));
  const price = unitPrice === null ? '—' : groupedText(unitPrice);
  const discount = discountPercent ? (
    <small>{t`less ${{ percent: groupedText(discountPercent) }} %`}</small>
  ) : null;
  return (
    <tr>
      <th scope="row">
        {priced.name}
        {facts === '' ? null : <small>{facts}</small>}
      </th>
      <td>
        {quantity === null ? '—' : amount(quantity)}
        {isNarrow ? <small>{t`${delivered} delivered`}</small> : null}
      </td>
      {isNarrow ? null : <td>{delivered}</td>}
      {isNarrow ? null : (
        <td>
          {price}
          {discount}
        </td>
      )}
      <td>
        {priced.total === null ? '—' : groupedText(priced.total)}
        {isNarrow ? <small>{t`at ${price}`}</small> : null}
        {isNarrow ? discount : null}
      </td>
    </tr>
  );
}
