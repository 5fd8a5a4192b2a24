import { t } from '@lingui/core/macro';
import type { ChoicesProps } from 'shared-ui/table';
import { adminOptions, useAdmins } from '../common/use-admins';
import { useStatuses } from '../common/use-statuses';

/** The open statuses that a row can be moved to; closing one asks more, on its page. */
export function StatusChoices({ children }: ChoicesProps) {
  const { data = [] } = useStatuses();
  const open = data.filter(({ kind }) => kind === 'open');
  return children(open.map(({ _id, name }) => ({ value: _id, label: name })));
}

/** Whom a row can be assigned to. */
export function AssigneeChoices({ children }: ChoicesProps) {
  return children([{ value: '', label: t`Unassigned` }, ...adminOptions(useAdmins())]);
}
