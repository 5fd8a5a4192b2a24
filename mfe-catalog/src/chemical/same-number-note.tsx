import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { chemicals, chemicalSearchEndpoints } from 'contract/catalog';
import { Link } from 'react-router-dom';
import { HintNote } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';
import { editChemicalHref } from '../routes';

interface SameNumberNoteProps {
  /** A complete CAS or EC number. */
  number: string;
  /** The chemical being edited, left out of the list. */
  ownId: string | undefined;
}

/** Other chemicals with the same number: another grade, or a duplicate. */
export function SameNumberNote({ number, ownId }: SameNumberNoteProps) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [...resourceKeys.all(chemicals), 'number', number],
    queryFn: async ({ signal }) => {
      const { suggest } = chemicalSearchEndpoints;
      // Not `getByCode`, which finds published chemicals only.
      const found = await api.call(suggest, { query: { q: number }, asStaff: true, signal });
      return found.data.filter(({ match }) => match.text === number);
    },
  });
  const others = (data ?? []).filter(({ _id }) => _id !== ownId);
  return (
    <output>
      {others.length === 0 ? null : (
        <HintNote>
          <span>
            {t`In the catalogue already:`}{' '}
            {others.map(({ _id, name }, index) => (
              <span key={_id}>
                {index === 0 ? '' : ', '}
                <Link to={editChemicalHref(_id)}>{name}</Link>
              </span>
            ))}
          </span>
        </HintNote>
      )}
    </output>
  );
}
