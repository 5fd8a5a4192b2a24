import { type Chemical, chemicalTypes } from 'contract';
import { TextCell, useAllRows } from 'shared-ui';

interface TypesCellProps {
  ids: Chemical['typeIds'];
}

/** The names of a chemical's types. */
export function TypesCell({ ids }: TypesCellProps) {
  const types = useAllRows(chemicalTypes).filter(({ _id }) => ids.includes(_id));
  return <TextCell value={types.map(({ name }) => name).join(', ')} />;
}
