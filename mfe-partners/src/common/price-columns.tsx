import { t } from '@lingui/core/macro';
import type { SalesPrice } from 'contract/partner';
import { TextCell } from 'shared-ui/table';
import { conditionText, priceText, type ShownPrice, validityText } from './price-text';

/** The columns that both kinds of prices have. */
export const priceColumns = {
  chemical: {
    id: 'chemicalName',
    get label() {
      return t`Chemical`;
    },
    sort: 'chemicalName',
    cell: ({ chemicalName }: Pick<SalesPrice, 'chemicalName'>) => chemicalName,
  },
  price: {
    id: 'unitPrice',
    get label() {
      return t`Price`;
    },
    role: 'fact',
    cell: priceText,
  },
  conditions: {
    id: 'fromQuantity',
    get label() {
      return t`For`;
    },
    role: 'fact',
    cell: (price: ShownPrice) => <TextCell value={conditionText(price) || null} />,
  },
  validity: {
    id: 'validUntil',
    get label() {
      return t`Valid`;
    },
    role: 'fact',
    sort: 'validUntil',
    width: 13,
    cell: validityText,
  },
} as const;
