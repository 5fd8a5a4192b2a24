import { t } from '@lingui/core/macro';
import type { KnownSubstance } from 'contract/catalog';
import { FormulaText, token } from 'shared-ui';
import styled from 'styled-components';

const Rows = styled.ul`
  max-height: 18rem;
  padding: 0;
  overflow-y: auto;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: 0 ${token.space[3]};
    padding: ${token.space[2]} ${token.space[3]};
  }
  & > li + li {
    border-top: 1px solid ${token.color.border};
  }
  & code {
    font-variant-numeric: tabular-nums;
  }
  & strong {
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
  }
  & small {
    grid-column: 2;
    color: ${token.color.textMuted};
  }
`;

interface KnownListProps {
  readonly substances: readonly KnownSubstance[];
}

/** What is known of each number, before anything is added. */
export function KnownList({ substances }: KnownListProps) {
  if (substances.length === 0) return null;
  return (
    <Rows aria-label={t`What is known of the numbers`} tabIndex={0}>
      {substances.map((one) => (
        <li key={one.casNumber}>
          <code>{one.casNumber}</code>
          <strong>
            {one.name ?? t`Not known`} {one.formula ? <FormulaText formula={one.formula} /> : null}
          </strong>
          <small>{noteOf(one)}</small>
        </li>
      ))}
    </Rows>
  );
}

function noteOf({ name, isInCatalogue, hasStructure, hasHazards, typeNames }: KnownSubstance) {
  if (isInCatalogue) return t`Already in your catalogue`;
  if (name === null) return t`Add it with its name in the catalogue, or by a file`;
  const facts = [
    ...typeNames,
    ...(hasStructure ? ['structure'] : []),
    ...(hasHazards ? ['hazards'] : []),
  ];
  return facts.join(' · ');
}
