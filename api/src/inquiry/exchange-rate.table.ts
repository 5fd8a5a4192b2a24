import { exchangeRates } from 'contract/inquiry';
import { actorId } from '../kernel/viewer';
import type { ResourceTable } from '../repository/resource-table';

export const exchangeRateTable = {
  resource: exchangeRates,
  table: 'exchangeRate',
  columns: { by: 'adminId' },
  rules: {
    beforeWrite: async (_work, drafts, { viewer }) => {
      const by = exchangeRates.entity.shape.by.parse(actorId(viewer));
      return drafts.map(({ record: { fromCurrency, toCurrency } }) => ({
        fields: { by },
        errors:
          fromCurrency === toCurrency
            ? [{ path: 'toCurrency', message: 'Choose another currency than the first' }]
            : [],
      }));
    },
  },
} satisfies ResourceTable<typeof exchangeRates>;
