import { t } from '@lingui/core/macro';
import { chemicalSearchEndpoints } from 'contract/catalog';
import { type TradedChemical, tradeEndpoints } from 'contract/partner';
import { useCallback } from 'react';
import { type Option } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { countText } from 'shared-ui/table';

/** Chemicals that match a text, with their partner counts; without a match, suggestions of similar spelling. */
export function useTradedOptions() {
  const api = useApi();
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const q = text.trim();
      if (q === '') return [];
      const { data } = await api.call(tradeEndpoints.findTraded, { query: { q }, signal });
      if (data.length > 0) return data.map(optionOf);
      const near = await api.call(chemicalSearchEndpoints.suggest, {
        query: { q },
        asStaff: true,
        signal,
      });
      return near.data.map(({ _id, name }) => ({
        value: _id,
        label: t`Did you mean ${name}?`,
      }));
    },
    [api],
  );
}

function optionOf({ _id, name, casNumber, supplierCount, customerCount }: TradedChemical): Option {
  const counts = [
    countText(supplierCount, { one: t`supplier`, many: t`suppliers` }),
    countText(customerCount, { one: t`customer`, many: t`customers` }),
  ];
  return {
    value: _id,
    label: casNumber === null ? name : `${name}, ${unbroken(casNumber)}`,
    detail: counts.join(' · '),
  };
}

/** With non-breaking hyphens. */
function unbroken(casNumber: string) {
  return casNumber.replaceAll('-', '\u2011');
}
