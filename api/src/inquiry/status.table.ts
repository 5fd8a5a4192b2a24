import type { FieldError } from 'contract';
import { statuses } from 'contract/inquiry';
import { placeLast } from '../repository/last-place';
import type { ResourceTable } from '../repository/resource-table';
import type { Draft } from '../repository/write-rules';

export const statusTable = {
  resource: statuses,
  table: 'status',
  rules: {
    async beforeWrite(work, drafts, context) {
      const placed = await placeLast(work, drafts, context);
      return placed.map(({ fields }, index) => ({ fields, errors: quotedErrors(drafts[index]) }));
    },
  },
} satisfies ResourceTable<typeof statuses>;

function quotedErrors(draft: Draft<typeof statuses> | undefined): FieldError[] {
  if (!draft?.record.isQuoted || draft.record.kind === 'open') return [];
  return [{ path: 'isQuoted', message: 'Only an open status can be for offers that were sent' }];
}
