import { token } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow } from '../common/look';
import type { OfferContentsView } from './offer-view';

const Table = styled.table`
  width: 100%;
  margin-top: 1.25rem;
  border-collapse: collapse;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: 0.5rem 0 0.5rem 1rem;
    border-bottom: 1px solid ${token.color.border};
    text-align: right;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & :is(th, td):first-child {
    padding-left: 0;
    text-align: left;
  }
  & thead th {
    color: ${token.color.textMuted};
    font-size: 0.8125rem;
    font-weight: ${token.weight.medium};
  }
  & tbody th {
    font-weight: ${token.weight.medium};
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
    font-size: 0.8125rem;
    font-weight: ${token.weight.normal};
  }
  & tfoot :is(th, td) {
    border-bottom: 0;
    font-weight: ${token.weight.normal};
  }
  & tfoot tr:last-child :is(th, td) {
    font-weight: ${token.weight.semibold};
  }
  ${onNarrow} {
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      padding: 0.5rem 0;
      border-bottom: 1px solid ${token.color.border};
    }
    & :is(th, td) {
      padding: 0.125rem 0;
      border: 0;
      text-align: left;
    }
    & tbody th {
      flex-basis: 100%;
    }
  }
`;

/** The lines of an offer with their sums. */
export function OfferLines({ lines, totals }: Pick<OfferContentsView, 'lines' | 'totals'>) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Quantity</th>
          <th scope="col">Unit price</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, details, quantity, price, total: sum }, place) => (
          <tr key={place}>
            <th scope="row">
              {name}
              {details === '' ? null : <small>{details}</small>}
            </th>
            <td>{quantity}</td>
            <td>{price}</td>
            <td>{sum}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row" colSpan={3}>
              {label}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tfoot>
    </Table>
  );
}
