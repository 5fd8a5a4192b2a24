import type { FieldError } from 'contract';
import { statuses, usualProbability } from 'contract/inquiry';
import { placeLast } from '../repository/last-place';
import type { ResourceTable } from '../repository/resource-table';
import type { Draft } from '../repository/write-rules';
import { storeClosingOfStatuses } from './money/store-closing';

export const statusTable = {
  resource: statuses,
  table: 'status',
  rules: {
    async beforeWrite(work, drafts, context) {
      const placed = await placeLast(work, drafts, context);
      return drafts.map((draft, index) => {
        const { probability, kind } = draft.record;
        const fields = {
          ...placed[index]?.fields,
          probability: probability ?? usualProbability[kind],
        };
        return { fields, errors: [...(placed[index]?.errors ?? []), ...quotedErrors(draft)] };
      });
    },
    afterWrite: (work, writes) => storeClosingOfStatuses(work, writes),
  },
} satisfies ResourceTable<typeof statuses>;

function quotedErrors({ record }: Draft<typeof statuses>): FieldError[] {
  if (!record.isQuoted || record.kind === 'open') return [];
  return [{ path: 'isQuoted', message: 'Only an open status can be for offers that were sent' }];
}
