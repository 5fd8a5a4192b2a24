import { t } from '@lingui/core/macro';
import { Fragment } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { chemicalsText } from '../common/count-text';
import { TradeDrawing } from '../common/trade-drawing';
import type { PackGroup } from './delivery-view';

const Groups = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
  margin-top: 1.25rem;
  padding-block: 0 1px;
  padding-inline: 0 1px;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: 0 1.25rem;
    align-items: start;
    margin-block: 0 -1px;
    margin-inline: 0 -1px;
    padding: 1.25rem;
    border: 1px solid ${token.color.border};
    background: ${token.color.surface};
  }
  & > li > svg {
    font-size: 4.5rem;
  }
  & h3 {
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  @media (max-width: 30rem) {
    & > li {
      grid-template-columns: 3.25rem minmax(0, 1fr);
      padding: 1rem;
    }
    & > li > svg {
      font-size: 3.25rem;
    }
  }
`;

const Packs = styled.dl`
  margin-top: 0.5rem;
  font-size: 0.9375rem;

  & > div {
    padding-block: 0.3125rem;
    border-top: 1px solid ${token.color.border};
  }
  & dt {
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
  }
  & dd {
    color: ${token.color.textMuted};
    font-variant-numeric: tabular-nums;

    & > span {
      white-space: nowrap;
    }
  }
`;

/** The packs of the catalogue, drawn by their kind. */
export function PackList({ groups }: { groups: readonly PackGroup[] }) {
  return (
    <Groups>
      {groups.map(({ kind, title, packs }) => (
        <li key={title}>
          {kind === null ? <span /> : <TradeDrawing kind={kind} label={t`Drawing: ${title}`} />}
          <div>
            <h3>{title}</h3>
            <Packs>
              {packs.map(({ container, amounts, count }) => (
                <div key={container}>
                  <dt>{container}</dt>
                  <dd>
                    {amounts.map((amount, index) => (
                      <Fragment key={amount}>
                        {index === 0 ? null : ', '}
                        <span>{amount}</span>
                      </Fragment>
                    ))}{' '}
                    · {chemicalsText(count)}
                  </dd>
                </div>
              ))}
            </Packs>
          </div>
        </li>
      ))}
    </Groups>
  );
}
