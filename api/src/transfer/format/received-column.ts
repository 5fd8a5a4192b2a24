import type { TransferColumn } from './transfer-format';

/** When the record was received. */
export const receivedColumn: TransferColumn = {
  name: 'createdAt',
  label: 'Received',
  synonyms: [],
  help: null,
  fields: [],
  read: () => ({}),
  write: ({ createdAt }) => String(createdAt),
};
