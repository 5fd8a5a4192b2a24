import { moneyText, type offers } from 'contract/inquiry';
import { Fact, FactList } from 'shared-ui';
import { type InputsProps, useFormValue } from 'shared-ui/form';
import type { LineDraft } from './line-draft';
import { liveRows } from './live-rows';

type Offers = typeof offers;

/** The sums of the offer as it is typed. */
export function LiveTotals({ form }: InputsProps<Offers>) {
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
  return (
    <section aria-label="Sums as typed">
      <FactList>
        {rows.map(({ label, amount, currency }) => (
          <Fact key={label} label={label}>
            {moneyText(amount, currency)}
          </Fact>
        ))}
      </FactList>
    </section>
  );
}
