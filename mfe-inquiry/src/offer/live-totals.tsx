import { t } from '@lingui/core/macro';
import { type Margin, groupedText, moneyText, type offers } from 'contract/inquiry';
import { Fact, FactList } from 'shared-ui';
import { type InputsProps, useFormValue } from 'shared-ui/form';
import type { LineDraft } from './line-draft';
import { liveRows } from './live-rows';

type Offers = typeof offers;

interface LiveTotalsProps extends InputsProps<Offers> {
  /** Null where it is not known, or not for this role. */
  margin: Margin | null;
}

/** The sums of the offer as it is typed. */
export function LiveTotals({ form, margin }: LiveTotalsProps) {
  const rows = liveRows({
    currency: useFormValue(form, 'currency'),
    lines: useFormValue<Offers, readonly LineDraft[]>(form, 'lines'),
    discountPercent: useFormValue(form, 'discountPercent'),
    freight: useFormValue(form, 'freight'),
    insurance: useFormValue(form, 'insurance'),
    otherCharges: useFormValue(form, 'otherCharges'),
    otherChargesName: useFormValue(form, 'otherChargesName'),
    vatRule: useFormValue(form, 'vatRule'),
    vatPercent: useFormValue(form, 'vatPercent'),
  });
  const currency = rows[0]?.currency;
  return (
    <section aria-label={t`Sums as typed`}>
      <FactList>
        {rows.map(({ label, amount, currency }) => (
          <Fact key={label} label={label}>
            {moneyText(amount, currency)}
          </Fact>
        ))}
        {margin === null || currency === undefined ? null : (
          <Fact label={t`Margin`}>
            {moneyText(margin.margin, currency)}
            {margin.percent === null ? null : ` (${groupedText(margin.percent)} %)`}
          </Fact>
        )}
      </FactList>
    </section>
  );
}
