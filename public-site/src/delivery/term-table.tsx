import { t } from '@lingui/core/macro';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { Code, visuallyHidden } from '../common/look';
import { TradeDrawing, type TradeDrawingKind } from '../common/trade-drawing';
import type { DeliveryView, Stop, TermView } from './delivery-view';

const Scroll = styled.section`
  position: relative;
  margin-top: 1.25rem;
  overflow-x: auto;
  ${focusRing}
`;

const Table = styled.table`
  width: 100%;
  min-width: 40rem;
  max-width: 64rem;
  border-collapse: collapse;
  font-size: 0.9375rem;

  & th,
  & td {
    padding-block: 0.5rem;
    padding-inline: 0 1rem;
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    font-weight: inherit;
    vertical-align: middle;
  }
  & thead th {
    color: ${token.color.textMuted};
    vertical-align: bottom;
  }
  & th[scope='row'] {
    width: 17rem;
  }
  & th[scope='row'] > :first-child {
    margin-inline-end: 0.75rem;
    font-weight: ${token.weight.semibold};
  }
  & tr > :nth-child(2) {
    width: 20rem;
    padding-inline-end: 1.5rem;
  }
  & th[scope='rowgroup'] {
    padding-top: 1.25rem;
    color: ${token.color.brandText};
    font-weight: ${token.weight.semibold};
  }
  & td:last-child {
    color: ${token.color.textMuted};
  }
  /* A term below the other, with its note below its line. */
  @media (max-width: 52rem) {
    min-width: 0;

    &,
    & thead,
    & tbody,
    & tr,
    & th,
    & td {
      display: block;
      width: auto;
    }
    & thead th:not(:nth-child(2)) {
      ${visuallyHidden}
    }
    & tr {
      padding-block: 0.625rem;
      border-bottom: 1px solid ${token.color.border};
    }
    & th,
    & td,
    & th[scope='rowgroup'] {
      padding: 0;
      border: 0;
    }
    & tr > :nth-child(2) {
      width: auto;
    }
  }
`;

const Way = styled.span`
  display: flex;
  justify-content: space-between;
  width: 18rem;

  & > span {
    display: grid;
    justify-items: center;
    width: 4.5rem;
    font-size: 0.75rem;
    line-height: 1.2;
    text-align: center;
  }
  & svg {
    margin-bottom: 0.25rem;
    font-size: 2.25rem;
  }
`;

const Bar = styled.svg`
  display: block;
  width: 18rem;
  height: 1.25rem;
  overflow: visible;
  transform: scaleX(var(--inline, 1));
  fill: none;
  stroke-linecap: round;

  & > :first-child {
    stroke: ${token.color.border};
    stroke-width: 4;
  }
  & > :nth-child(2) {
    stroke: ${token.color.brand};
    stroke-width: 4;
  }
  & > circle {
    fill: ${token.color.surface};
    stroke: ${token.color.text};
    stroke-width: 2.5;
  }
`;

/** The stops of the goods on their way, as they are drawn and called. */
function stops(): readonly (readonly [TradeDrawingKind, name: string])[] {
  return [
    ['warehouse', t`Seller’s place`],
    ['port', t`Carrier or port of shipment`],
    ['port', t`Port of destination`],
    ['office', t`Named place`],
  ];
}

/** How far the seller pays, as a line over the way of the goods, and where the risk passes, as a ring on it. */
export function TermTable({ terms }: Pick<DeliveryView, 'terms'>) {
  return (
    <Scroll tabIndex={0} aria-label={t`Table of the Incoterms 2020`}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t`Term`}</th>
            <th scope="col">
              <Way>
                {stops().map(([kind, name]) => (
                  <span key={name}>
                    <TradeDrawing kind={kind} />
                    {name}
                  </span>
                ))}
              </Way>
            </th>
            <th scope="col">{t`Note`}</th>
          </tr>
        </thead>
        {terms.map((group) => (
          <tbody key={group.title}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {group.title}
              </th>
            </tr>
            {group.terms.map((term) => (
              <Row key={term.code} term={term} />
            ))}
          </tbody>
        ))}
      </Table>
    </Scroll>
  );
}

function Row({ term }: { term: TermView }) {
  const { code, name, paidTo, riskAt, note } = term;
  return (
    <tr>
      <th scope="row">
        <Code>{code}</Code> {name}
      </th>
      <td>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a file would not take the theme's colours */}
        <Bar viewBox="0 0 288 20" role="img" aria-label={wordsOf(term)}>
          <path d={`M${at(0)} 10H${at(3)}`} />
          <path d={paidTo === 0 ? `M${at(0)} 10` : `M${at(0)} 10H${at(paidTo)}`} />
          <circle cx={at(riskAt)} cy="10" r="6" />
        </Bar>
      </td>
      <td>{note}</td>
    </tr>
  );
}

/** The middle of a stop's words in the head. */
function at(stop: Stop): number {
  return 36 + stop * 72;
}

function wordsOf({ paidTo, riskAt }: TermView): string {
  return `${paidText(paidTo)} ${riskText(riskAt)}`;
}

function paidText(stop: Stop): string {
  switch (stop) {
    case 0:
      return t`The buyer pays the carriage.`;
    case 1:
      return t`The seller pays to the carrier or the port of shipment.`;
    case 2:
      return t`The seller pays to the port of destination.`;
    case 3:
      return t`The seller pays to the named place.`;
    default:
      return stop satisfies never;
  }
}

function riskText(stop: Stop): string {
  switch (stop) {
    case 0:
      return t`The risk passes at the seller’s place.`;
    case 1:
      return t`The risk passes at the carrier or the port of shipment.`;
    case 2:
      return t`The risk passes at the port of destination.`;
    case 3:
      return t`The risk passes at the named place.`;
    default:
      return stop satisfies never;
  }
}
