import { t } from '@lingui/core/macro';
import { groupedText } from 'contract/inquiry';
import styled from 'styled-components';
import { token } from 'shared-ui';
import { LinesScroll, LinesTable } from '../common/lines-table';
import { AskedStateBadge } from '../common/request-state';
import { type ComparisonShown, PriceChoice } from './compared-price';

const Table = styled(LinesTable)`
  & :is(th, td) {
    min-width: 11rem;
  }
  & thead th:first-child,
  & tbody th {
    position: sticky;
    left: 0;
    z-index: 1;
    background: ${token.color.surface};
  }
  & td[data-chosen] {
    background: ${token.color.surfaceSelected};
  }
  & td {
    padding-left: ${token.space[2]};
  }
  & thead th + th {
    padding-left: ${token.space[2]};
  }
`;

/** Lines by suppliers. */
export function ComparedTable({ request, compared, chosen, onChoose }: ComparisonShown) {
  const { suppliers, lines, currency } = compared;
  return (
    <LinesScroll tabIndex={0} aria-label={t`Lines by suppliers`}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t`Product`}</th>
            {suppliers.map(({ askedId, companyName, state }) => (
              <th key={askedId} scope="col">
                {companyName} {state === 'answered' ? null : <AskedStateBadge state={state} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => {
            const name = request.requestedLines[place]?.name ?? '';
            return (
              <tr key={line.key}>
                <th scope="row">
                  {name}
                  <small>{amountText(request, place)}</small>
                </th>
                {line.prices.map((price, at) => (
                  <td
                    key={price.askedId}
                    data-chosen={chosen.get(line.key) === price.askedId ? '' : undefined}
                  >
                    <PriceChoice
                      line={line}
                      price={price}
                      currency={currency}
                      label={t`${{ supplier: suppliers[at]?.companyName ?? '' }} for ${name}`}
                      chosen={chosen}
                      onChoose={onChoose}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </LinesScroll>
  );
}

/** `600 kg`; empty where no amount was asked for. */
export function amountText({ lines, requestedLines }: ComparisonShown['request'], place: number) {
  const quantity = lines[place]?.quantity ?? null;
  return quantity === null ? '' : `${groupedText(quantity)} ${requestedLines[place]?.unit ?? ''}`;
}
