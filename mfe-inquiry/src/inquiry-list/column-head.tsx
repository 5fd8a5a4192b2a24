import { t } from '@lingui/core/macro';
import { moneyText, type StatusSum } from 'contract/inquiry';
import { numberText } from 'shared-ui/table';
import { wholeText } from '../common/amount-text';
import { useCompanyCurrency } from '../common/use-company-currency';
import type { StatusRow } from '../common/use-statuses';
import { ColumnHead } from './board-styles';

interface ColumnHeadingProps {
  id: string;
  status: StatusRow;
  /** Undefined until it is loaded. */
  total: number | undefined;
  /** Undefined until it is loaded, or where the column is empty. */
  sum: StatusSum | undefined;
}

/** A column's name, the number of its cards, and what they are worth. */
export function ColumnHeading({ id, status, total, sum }: ColumnHeadingProps) {
  return (
    <ColumnHead>
      <div>
        <h2 id={id} title={status.name}>
          {status.name}
        </h2>
        <span>{total === undefined ? '' : numberText(total)}</span>
      </div>
      <ColumnWorth status={status} sum={sum} />
    </ColumnHead>
  );
}

function ColumnWorth({ status, sum }: Pick<ColumnHeadingProps, 'status' | 'sum'>) {
  const currency = useCompanyCurrency();
  // The line stands there empty, so that the columns begin at one height.
  if (sum === undefined || currency === undefined) return <p>&nbsp;</p>;
  const { value, weighted, lacksRate } = sum;
  const isOpen = status.kind === 'open';
  const exact = [
    moneyText(value, currency),
    ...(isOpen
      ? [
          t`weighted with ${{ percent: status.probability ?? 0 }} %: ${{ value: moneyText(weighted, currency) }}`,
        ]
      : []),
    ...(lacksRate > 0 ? [t`${lacksRate} without an exchange rate left out`] : []),
  ];
  return (
    <p title={exact.join(', ')}>
      {wholeText(value, currency)}
      {lacksRate > 0 ? <span> {t`+ ${lacksRate} without a rate`}</span> : null}
      {isOpen ? <small>{t`${{ value: wholeText(weighted, currency) }} weighted`}</small> : null}
    </p>
  );
}
