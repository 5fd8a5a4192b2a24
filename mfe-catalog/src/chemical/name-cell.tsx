import { TwoLines } from 'shared-ui/table';
import { foundName, type OtherNames } from './found-name';
import { useChemicalTable } from './table-context';

interface NameCellProps {
  chemical: OtherNames;
}

/** The name, and below it the other name that a search found the chemical by. */
export function NameCell({ chemical }: NameCellProps) {
  const other = foundName(useChemicalTable().search, chemical);
  if (other === undefined) return chemical.name;
  return (
    <TwoLines>
      <span>{chemical.name}</span>
      <small>also: {other}</small>
    </TwoLines>
  );
}
