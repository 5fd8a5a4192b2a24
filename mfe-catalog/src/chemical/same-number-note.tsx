import { useQuery } from '@tanstack/react-query';
import { chemicals } from 'contract';
import { Info } from 'lucide-react';
import { Link } from 'react-router-dom';
import { resourceCalls, resourceKeys, token, useApi } from 'shared-ui';
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

const shown = 5;

interface SameNumberNoteProps {
  /** A whole CAS or EC number. */
  number: string;
  /** The chemical being edited, which is not news. */
  ownId: string | undefined;
}

/** The chemicals that have this number already: another grade, or the same one twice. */
export function SameNumberNote({ number, ownId }: SameNumberNoteProps) {
  const api = useApi();
  const query = { search: number, pageSize: shown };
  const { data } = useQuery({
    queryKey: resourceKeys.list(chemicals, query),
    queryFn: ({ signal }) => resourceCalls(api, chemicals).list(query, signal),
  });
  const others = (data?.data ?? []).filter(
    ({ _id, casNumber, ecNumber }) =>
      _id !== ownId && (casNumber === number || ecNumber === number),
  );
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
