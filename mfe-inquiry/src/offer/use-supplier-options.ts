import { moneyText, type SuggestedSupplier } from 'contract/inquiry';
import { suppliers } from 'contract/partner';
import { useCallback } from 'react';
import type { Option } from 'shared-ui';
import { useReferenceOptions } from 'shared-ui/resource';
import { daysText } from '../common/days-text';

/** The suppliers of the chemical first, with price and lead time; then all others. */
export function useSupplierOptions(known: readonly SuggestedSupplier[]) {
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
  const days = leadTimeDays === null ? [] : [daysText(leadTimeDays)];
  return { value: supplierId, label: companyName, detail: [price, ...days].join(', ') };
}
