import { chemicalSearchEndpoints } from 'contract/catalog';
import { type TradedChemical, tradeEndpoints } from 'contract/partner';
import { useCallback } from 'react';
import { type Option } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { countText } from 'shared-ui/table';

/** Chemicals for a text, each with how many deal in it; where there are none, those with a spelling near to it. */
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
        label: `Did you mean ${name}?`,
      }));
    },
    [api],
  );
}

function optionOf({ _id, name, casNumber, supplierCount, customerCount }: TradedChemical): Option {
  const counts = [
    countText(supplierCount, { one: 'supplier', many: 'suppliers' }),
    countText(customerCount, { one: 'customer', many: 'customers' }),
  ];
  return {
    value: _id,
    label: casNumber === null ? name : `${name}, ${unbroken(casNumber)}`,
    detail: counts.join(' · '),
  };
}

/** With hyphens at which no line ends. */
function unbroken(casNumber: string) {
  return casNumber.replaceAll('-', '\u2011');
}
