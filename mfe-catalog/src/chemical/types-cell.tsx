import type { Chemical } from 'contract/catalog';
import { PendingCell, TextCell } from 'shared-ui/table';
import { useTableTypes } from './table-context';

interface TypesCellProps {
  ids: Chemical['typeIds'];
}

/** The names of a chemical's types. */
export function TypesCell({ ids }: TypesCellProps) {
  const types = useTableTypes();
  if (types === undefined && ids.length > 0) return <PendingCell />;
  const own = types?.filter(({ _id }) => ids.includes(_id)) ?? [];
  return <TextCell value={own.map(({ name }) => name).join(', ')} />;
}
