import { useQuery } from '@tanstack/react-query';
import { chemicals, chemicalSearchEndpoints } from 'contract';
import { Info } from 'lucide-react';
import { Link } from 'react-router-dom';
import { resourceKeys, token, useApi } from 'shared-ui';
import styled from 'styled-components';
import { editChemicalHref } from '../routes';

const Note = styled.span`
  display: flex;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.infoSoft};
  color: ${token.color.onInfoSoft};
  font-size: ${token.text.sm};

  & > svg {
    flex: none;
    margin-top: 0.125rem;
  }
  & a {
    color: inherit;
  }
`;

interface SameNumberNoteProps {
  /** A whole CAS or EC number. */
  number: string;
  /** The chemical being edited, which is not news. */
  ownId: string | undefined;
}

/** The chemicals that have this number already: another grade, or the same one twice. */
export function SameNumberNote({ number, ownId }: SameNumberNoteProps) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [...resourceKeys.all(chemicals), 'number', number],
    queryFn: async ({ signal }) => {
      const { suggest } = chemicalSearchEndpoints;
      // Not `getByCode`, which knows what is published alone.
      const found = await api.call(suggest, { query: { q: number }, asStaff: true, signal });
      return found.data.filter(({ match }) => match.text === number);
    },
  });
  const others = (data ?? []).filter(({ _id }) => _id !== ownId);
  return (
    <output>
      {others.length === 0 ? null : (
        <Note>
          <Info size={16} aria-hidden="true" />
          <span>
            In the catalogue already:{' '}
            {others.map(({ _id, name }, index) => (
              <span key={_id}>
                {index === 0 ? '' : ', '}
                <Link to={editChemicalHref(_id)}>{name}</Link>
              </span>
            ))}
          </span>
        </Note>
      )}
    </output>
  );
}
