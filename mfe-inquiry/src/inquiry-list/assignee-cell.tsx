import { t } from '@lingui/core/macro';
import { Avatar, VisuallyHidden } from 'shared-ui';
import { TextCell } from 'shared-ui/table';
import { adminNameOf, useFormerAndPresentAdmins } from '../common/use-admins';

interface AssigneeProps {
  /** The assigned admin's `_id`; null when unassigned. */
  id: string | null;
}

/** The assigned admin; a dash when unassigned. */
export function AssigneeCell({ id }: AssigneeProps) {
  return id === null ? <TextCell value={null} /> : <AssigneeMark id={id} />;
}

/** The assignee's initials, with the full name as a tooltip and for screen readers. */
export function AssigneeMark({ id }: AssigneeProps) {
  const name = useAssigneeName(id);
  if (name === undefined) return null;
  return (
    <span title={name}>
      <Avatar name={name} size={24} />
      <VisuallyHidden>{t`assigned to ${name}`}</VisuallyHidden>
    </span>
  );
}

function useAssigneeName(id: string | null) {
  const admin = useFormerAndPresentAdmins()?.find(({ _id }) => _id === id);
  return admin && adminNameOf(admin);
}
