import { t } from '@lingui/core/macro';
import {
  type ComparedAnswers,
  type ComparedLine,
  type ComparedPrice,
  groupedText,
  moneyText,
  type SupplierRequest,
} from 'contract/inquiry';
import { Badge, focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { daysText } from '../common/days-text';

/** What table and list of a comparison show. */
export interface ComparisonShown {
  request: SupplierRequest;
  compared: ComparedAnswers;
  /** The chosen supplier by the key of a line. */
  chosen: ReadonlyMap<string, string>;
  onChoose: (key: string, askedId: string | null) => void;
}

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${token.space[1]} ${token.space[2]};
  cursor: pointer;

  & > input {
    margin: 0;
    accent-color: ${token.color.brand};
    ${focusRing}
  }
  & > * + * {
    grid-column: 2;
  }
  & small {
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
`;

const Missing = styled.span`
  color: ${token.color.textMuted};

  & > small {
    display: block;
    font-size: ${token.text.xs};
  }
`;

interface PriceChoiceProps extends Pick<ComparisonShown, 'chosen' | 'onChoose'> {
  line: ComparedLine;
  price: ComparedPrice;
  /** Of the comparison. */
  currency: string;
  /** Names the choice for those who do not see the table. */
  label: string;
}

/** A supplier's price for a line, to be chosen; why it is not compared otherwise. */
export function PriceChoice({ line, price, currency, label, chosen, onChoose }: PriceChoiceProps) {
  const { askedId, unitPrice, converted, problem } = price;
  const isBest = line.best?.askedId === askedId;
  const written =
    unitPrice === null ? null : `${moneyText(unitPrice, price.currency)} / ${price.unit}`;
  if (unitPrice === null) {
    return <Missing>{problem ?? '—'}</Missing>;
  }
  return (
    <Choice>
      <input
        type="radio"
        name={line.key}
        aria-label={label}
        checked={chosen.get(line.key) === askedId}
        onChange={() => onChoose(line.key, askedId)}
      />
      <span>
        {converted === null ? written : <strong>{groupedText(converted)}</strong>}{' '}
        {isBest ? <Badge tone="success">{t`Best`}</Badge> : null}
      </span>
      {isBest ? <small>{line.best?.reason}</small> : null}
      {problem === null ? null : <small>{problem}</small>}
      {converted === null || isSame(price, line, currency) ? null : <small>{written}</small>}
      {factsOf(price).map((fact) => (
        <small key={fact}>{fact}</small>
      ))}
    </Choice>
  );
}

function isSame({ currency: own, unit }: ComparedPrice, line: ComparedLine, currency: string) {
  return own === currency && unit === line.unit;
}

function factsOf({ leadTimeDays, notes }: ComparedPrice): string[] {
  const lead = leadTimeDays === null ? [] : [leadText(leadTimeDays)];
  return [...lead, ...notes];
}

function leadText(days: number): string {
  return days === 0 ? t`in stock` : daysText(days);
}
