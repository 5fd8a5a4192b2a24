import { t } from '@lingui/core/macro';
import type { SubstanceRelation } from 'contract/catalog';
import { token } from 'shared-ui';
import styled from 'styled-components';
import type { RelativeView } from './relative';

const Note = styled.div`
  max-width: 46rem;
  margin-bottom: 1.25rem;

  & ul {
    margin-top: 0.375rem;
    padding-inline-start: 1.25rem;
  }
  & small {
    color: ${token.color.textMuted};
    font-size: inherit;
  }
`;

interface RelativesProps {
  relatives: readonly RelativeView[];
  /** Whether a chemical has exactly the structure. */
  isListed: boolean;
}

/** The listed chemicals of the same substance with other stereo, as salts, hydrates or other forms. */
export function Relatives({ relatives, isListed }: RelativesProps) {
  if (relatives.length === 0) return null;
  return (
    <Note>
      <p>{isListed ? t`Also listed:` : t`It is not listed in exactly this form. Listed:`}</p>
      <ul>
        {relatives.map(({ name, href, relation }) => (
          <li key={href} data-relation={relation}>
            <a href={href} dir="auto">
              {name}
            </a>{' '}
            <small>{relationText(relation)}</small>
          </li>
        ))}
      </ul>
    </Note>
  );
}

function relationText(relation: SubstanceRelation): string {
  const texts: Readonly<Record<SubstanceRelation, string>> = {
    'no-stereo': t`without stereo: the racemate, or not specified`,
    stereoisomer: t`another stereoisomer`,
    form: t`its salt, hydrate or other form`,
  };
  return texts[relation];
}
