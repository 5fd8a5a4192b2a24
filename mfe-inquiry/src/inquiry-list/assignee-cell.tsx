import { Avatar, VisuallyHidden } from 'shared-ui';
import { TextCell } from 'shared-ui/table';
import { adminNameOf, useAdmins } from '../common/use-admins';

interface AssigneeProps {
  /** The admin's `_id`; null when it is nobody's. */
  id: string | null;
}

/** Who answers for it; a dash where nobody does. */
export function AssigneeCell({ id }: AssigneeProps) {
  return id === null ? <TextCell value={null} /> : <AssigneeMark id={id} />;
}

/** The initials, with the name for who hears the page or hovers. */
export function AssigneeMark({ id }: AssigneeProps) {
  const name = useAssigneeName(id);
  if (name === undefined) return null;
  return (
    <span title={name}>
      <Avatar name={name} size={24} />
      <VisuallyHidden>assigned to {name}</VisuallyHidden>
    </span>
  );
}

function useAssigneeName(id: string | null) {
  const admin = useAdmins().find(({ _id }) => _id === id);
  return admin && adminNameOf(admin);
}
