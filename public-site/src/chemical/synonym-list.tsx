import { Fragment } from 'react';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';

const Names = styled.div`
  max-width: 44rem;
  margin-top: 1rem;
  color: ${token.color.textMuted};
  overflow-wrap: anywhere;

  & b {
    font-weight: ${token.weight.medium};
  }
  & summary {
    width: fit-content;
    padding-block: 0.25rem;
    color: ${token.color.brandText};
    cursor: pointer;
    ${focusRing}
  }
  & ul {
    margin-top: 0.25rem;
    padding: 0;
    columns: 16rem 2;
    column-gap: 2rem;
    list-style: none;
    font-size: 0.9375rem;
  }
  & li {
    break-inside: avoid;
    padding-block: 0.125rem;
  }
`;

/** Names beyond this number are collapsed, unless that would hide a single one. */
const shown = 8;

interface SynonymListProps {
  synonyms: readonly string[];
}

/** The synonyms of a chemical; long lists are collapsed. */
export function SynonymList({ synonyms }: SynonymListProps) {
  if (synonyms.length === 0) return null;
  const first = synonyms.length === shown + 1 ? shown + 1 : shown;
  const rest = synonyms.slice(first);
  return (
    <Names>
      <p>
        <b>Also</b>{' '}
        {synonyms.slice(0, first).map((name, index) => (
          <Fragment key={name}>
            {index === 0 ? null : ', '}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
      </p>
      {rest.length === 0 ? null : (
        <details className="not-in-print">
          <summary>{rest.length} more names</summary>
          <ul>
            {rest.map((name) => (
              <li key={name} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Names>
  );
}
