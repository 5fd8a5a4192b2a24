import { chemicals } from 'contract';
import { PendingName, useResourceRecord } from 'shared-ui';

/** What a chemical is called. */
export function ChemicalName({ id }: { id: string }) {
  const { data, isError } = useResourceRecord(chemicals, id);
  if (isError) return 'a chemical that is gone';
  return data === undefined ? <PendingName /> : data.name;
}
