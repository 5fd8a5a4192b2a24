import { t } from '@lingui/core/macro';
import { chemicals } from 'contract/catalog';
import { PendingName } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';

/** The name of a chemical. */
export function ChemicalName({ id }: { id: string }) {
  const { data, isError } = useResourceRecord(chemicals, id);
  if (isError) return t`a chemical that is gone`;
  return data === undefined ? <PendingName /> : data.name;
}
