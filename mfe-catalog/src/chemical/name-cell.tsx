import { t } from '@lingui/core/macro';
import { TwoLines } from 'shared-ui/table';
import { foundName, type OtherNames } from './found-name';
import { useTableSearch } from './table-context';

interface NameCellProps {
  chemical: OtherNames;
}

/** The name; below it the other name that matched the search. */
export function NameCell({ chemical }: NameCellProps) {
  const other = foundName(useTableSearch(), chemical);
  if (other === undefined) return <bdi>{chemical.name}</bdi>;
  return (
    <TwoLines>
      <span dir="auto">{chemical.name}</span>
      <small>{t`also: ${other}`}</small>
    </TwoLines>
  );
}
