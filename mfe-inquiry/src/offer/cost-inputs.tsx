import { moneyText, type SuggestedSupplier } from 'contract/inquiry';
import { suppliers } from 'contract/partner';
import { useCallback } from 'react';
import { Combobox, DecimalInput, Field, type Option } from 'shared-ui';
import { titleOf, useReferenceOptions, useResourceRecord } from 'shared-ui/resource';
import { currencyOption, currencyOptions } from '../common/currency-options';
import type { CostDraft, LineDraft } from './line-draft';
import { Cells } from './line-inputs';
import { type PriceOf, withSupplier } from './line-prices';
import { useSuppliers } from './use-line-prices';

interface CostInputsProps {
  /** The line's name for people: `line 1`. */
  label: string;
  line: LineDraft;
  of: PriceOf;
  cost: CostDraft | undefined;
  /** Null takes the cost away. */
  onChange: (cost: Omit<CostDraft, 'key'> | null) => void;
  /** Called with that of a chosen supplier where the line has none. */
  onLeadTime: (days: number) => void;
}

/** What the company pays for a line: for roles with purchase facts. */
export function CostInputs({ label, line, of, cost, onChange, onLeadTime }: CostInputsProps) {
  const { currency } = of;
  const known = useSuppliers(line, of) ?? none;
  const supplierId = cost?.supplierId ?? null;
  const { data } = useResourceRecord(suppliers, supplierId ?? undefined);
  const options = useSupplierOptions(known);
  const shown = { supplierId, unitPrice: '', currency, ...cost };
  const name = data === undefined ? '…' : titleOf(suppliers, data);

  function change(part: Partial<Omit<CostDraft, 'key'>>) {
    const next = { ...shown, ...part };
    const isEmpty = next.unitPrice === '' && next.supplierId === null;
    onChange(isEmpty ? null : next);
  }
  function choose(chosen: Option | null) {
    const supplier = known.find((one) => one.supplierId === chosen?.value);
    change(supplier ? withSupplier(shown, supplier) : { supplierId: chosen?.value ?? null });
    const days = supplier?.leadTimeDays ?? null;
    if (days !== null && (line.leadTimeDays ?? null) === null) onLeadTime(days);
  }
  return (
    <Cells as="section" data-fixed aria-label={`Cost of ${label}`}>
      <Field label="Supplier">
        <Combobox
          label="Suppliers"
          options={options}
          value={supplierId === null ? null : { value: supplierId, label: name }}
          onValueChange={choose}
        />
      </Field>
      <Field label="Supplier’s unit price">
        <DecimalInput
          value={shown.unitPrice}
          onValueChange={(unitPrice) => change({ unitPrice })}
        />
      </Field>
      <Field label="Supplier’s currency">
        <Combobox
          label="Currencies"
          options={currencyOptions}
          value={currencyOption(shown.currency)}
          onValueChange={(chosen) => change({ currency: chosen?.value ?? currency })}
        />
      </Field>
    </Cells>
  );
}

const none: readonly SuggestedSupplier[] = [];

/** The suppliers of the chemical first, with price and lead time; then all others. */
function useSupplierOptions(known: readonly SuggestedSupplier[]) {
  const all = useReferenceOptions(suppliers);
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const words = text.trim().toLowerCase();
      const first = known.filter(({ companyName }) => companyName.toLowerCase().includes(words));
      const ids = new Set<string>(first.map(({ supplierId }) => supplierId));
      const others = await all(text, signal);
      return [...first.map(optionOf), ...others.filter(({ value }) => !ids.has(value))];
    },
    [all, known],
  );
}

function optionOf({ supplierId, companyName, ...facts }: SuggestedSupplier): Option {
  const { unitPrice, currency, leadTimeDays, reason } = facts;
  const price = unitPrice === null || currency === null ? reason : moneyText(unitPrice, currency);
  const days = leadTimeDays === null ? [] : [`${leadTimeDays} days`];
  return { value: supplierId, label: companyName, detail: [price, ...days].join(', ') };
}
