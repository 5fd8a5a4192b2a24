import { t } from '@lingui/core/macro';
import { type MissedSearch, missedSearches } from 'contract/catalog';
import { FlaskConical, Tag, Undo2, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { DropdownMenuItem } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { chemicalFormHref } from '../routes';
import { useWriteOff } from './use-write-off';

export interface MissedSearchMenuProps {
  row: MissedSearch;
  onSynonym: (row: MissedSearch) => void;
}

/** The same in the menu of a row, for phones and the keyboard. */
export function MissedSearchMenu(props: MissedSearchMenuProps) {
  return (
    <Permitted to={missedSearches.endpoints.update}>
      <AllowedItems {...props} />
    </Permitted>
  );
}

function AllowedItems({ row, onSynonym }: MissedSearchMenuProps) {
  const navigate = useNavigate();
  const { writeOff, reopen } = useWriteOff(row);
  if (row.state === 'written-off') {
    return (
      <DropdownMenuItem onSelect={reopen}>
        <Undo2 /> {t`Put back`}
      </DropdownMenuItem>
    );
  }
  return (
    <>
      <DropdownMenuItem onSelect={() => onSynonym(row)}>
        <Tag /> {t`Add as synonym`}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => void navigate(chemicalFormHref({ words: row.words }))}>
        <FlaskConical /> {t`Add chemical`}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={writeOff}>
        <X /> {t`Write off`}
      </DropdownMenuItem>
    </>
  );
}
