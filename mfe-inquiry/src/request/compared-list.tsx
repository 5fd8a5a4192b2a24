import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { type ComparisonShown, PriceChoice } from './compared-price';
import { amountText } from './compared-table';

const Lines = styled.ol`
  display: grid;
  gap: ${token.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${token.space[2]};
    padding: ${token.space[3]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.lg};
    overflow-wrap: anywhere;
  }
  & > li > h3 {
    font-size: ${token.text.md};
    font-weight: ${token.weight.semibold};
  }
  & > li > h3 > small {
    color: ${token.color.textMuted};
    font-weight: ${token.weight.normal};
  }
  & dl {
    display: grid;
    gap: ${token.space[2]};
    margin: 0;
  }
  & dt {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & dd {
    margin: 0;
  }
`;

/** The comparison on a telephone: the suppliers of each line below each other. */
export function ComparedList({ request, compared, chosen, onChoose }: ComparisonShown) {
  const { suppliers, lines, currency } = compared;
  return (
    <Lines aria-label={t`Lines with answers`}>
      {lines.map((line, place) => {
        const name = request.requestedLines[place]?.name ?? '';
        return (
          <li key={line.key}>
            <h3>
              {name} <small>{amountText(request, place)}</small>
            </h3>
            <dl>
              {line.prices.map((price, at) => (
                <div key={price.askedId}>
                  <dt>{suppliers[at]?.companyName}</dt>
                  <dd>
                    <PriceChoice
                      line={line}
                      price={price}
                      currency={currency}
                      label={t`${{ supplier: suppliers[at]?.companyName ?? '' }} for ${name}`}
                      chosen={chosen}
                      onChoose={onChoose}
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </Lines>
  );
}
