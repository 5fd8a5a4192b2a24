import { TextCell } from 'shared-ui/table';
import { adminNameOf, useFormerAndPresentAdmins } from '../common/use-admins';

/** The admin who entered a rate; a dash for the product itself. */
export function EnteredByCell({ id }: { id: string | null }) {
  const admin = useFormerAndPresentAdmins()?.find(({ _id }) => _id === id);
  return <TextCell value={admin === undefined ? null : adminNameOf(admin)} />;
}
