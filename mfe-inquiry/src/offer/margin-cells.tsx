import { t } from '@lingui/core/macro';
import { utcDateText } from 'contract';
import { groupedText, type LineMargin, moneyText, type OfferMargins } from 'contract/inquiry';

interface MarginCellProps {
  margin: LineMargin | undefined;
  currency: string;
}

/** What a line earns, and from what cost and rate that follows. */
export function MarginCell({ margin: known, currency }: MarginCellProps) {
  if (!known?.cost) return <td>{t`No cost entered`}</td>;
  const { cost, rate, lacksRate, margin, percent, supplier } = known;
  return (
    <td>
      {lacksRate ? t`No rate from ${{ from: cost.currency }} to ${{ to: currency }}` : null}
      {margin === null
        ? null
        : `${groupedText(margin)}${percent === null ? '' : ` (${percent} %)`}`}
      <small>
        {[supplier, moneyText(cost.unitPrice, cost.currency)].filter(Boolean).join(', ')}
      </small>
      {rate === null ? null : (
        <small>
          {rate.isInverse
            ? `1 ${currency} = ${rate.rate} ${cost.currency}`
            : `1 ${cost.currency} = ${rate.rate} ${currency}`}
          , {utcDateText(rate.ratedOn)}
        </small>
      )}
    </td>
  );
}

/** The margin of the whole offer, as far as that of every line is known. */
export function MarginTotal({ margins, currency }: { margins: OfferMargins; currency: string }) {
  const { total, percent } = margins;
  if (total === null) return <td>—</td>;
  return <td>{`${moneyText(total, currency)}${percent === null ? '' : ` (${percent} %)`}`}</td>;
}
