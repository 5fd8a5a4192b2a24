import { suppliers } from 'contract/partner';
import { Combobox, DecimalInput, Field } from 'shared-ui';
import { titleOf, useReferenceOptions, useResourceRecord } from 'shared-ui/resource';
import { currencyOption, currencyOptions } from '../common/currency-options';
import type { CostDraft } from './line-draft';
import { Cells } from './line-inputs';

interface CostInputsProps {
  /** The line's name for people: `line 1`. */
  line: string;
  cost: CostDraft | undefined;
  /** Null takes the cost away. */
  onChange: (cost: Omit<CostDraft, 'key'> | null) => void;
  /** Of a price that is entered without one. */
  currency: string;
}

/** What the company pays for a line: for roles with purchase facts. */
export function CostInputs({ line, cost, onChange, currency }: CostInputsProps) {
  const options = useReferenceOptions(suppliers);
  const supplierId = cost?.supplierId ?? null;
  const { data } = useResourceRecord(suppliers, supplierId ?? undefined);
  const known = { supplierId, unitPrice: '', currency, ...cost };
  const label = data === undefined ? '…' : titleOf(suppliers, data);

  function change(part: Partial<Omit<CostDraft, 'key'>>) {
    const next = { ...known, ...part };
    const isEmpty = next.unitPrice === '' && next.supplierId === null;
    onChange(isEmpty ? null : next);
  }
  return (
    <Cells as="section" data-fixed aria-label={`Cost of ${line}`}>
      <Field label="Supplier">
        <Combobox
          label="Suppliers"
          options={options}
          value={supplierId === null ? null : { value: supplierId, label }}
          onValueChange={(chosen) => change({ supplierId: chosen?.value ?? null })}
        />
      </Field>
      <Field label="Supplier’s unit price">
        <DecimalInput
          value={known.unitPrice}
          onValueChange={(unitPrice) => change({ unitPrice })}
        />
      </Field>
      <Field label="Supplier’s currency">
        <Combobox
          label="Currencies"
          options={currencyOptions}
          value={currencyOption(known.currency)}
          onValueChange={(chosen) => change({ currency: chosen?.value ?? currency })}
        />
      </Field>
    </Cells>
  );
}
