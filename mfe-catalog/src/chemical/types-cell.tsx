import { type Chemical, chemicalTypes } from 'contract/catalog';
import { useLoadedRows } from 'shared-ui/resource';
import { PendingCell, TextCell } from 'shared-ui/table';

interface TypesCellProps {
  ids: Chemical['typeIds'];
}

/** The names of a chemical's types. */
export function TypesCell({ ids }: TypesCellProps) {
  const types = useLoadedRows(chemicalTypes);
  if (types === undefined && ids.length > 0) return <PendingCell />;
  const own = types?.filter(({ _id }) => ids.includes(_id)) ?? [];
  return <TextCell value={own.map(({ name }) => name).join(', ')} />;
}
