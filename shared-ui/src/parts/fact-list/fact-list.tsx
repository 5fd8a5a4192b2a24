import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../tokens/mixins';
import { token } from '../../tokens/token';

/** Facts under each other, their labels beside them: `Fact`s within. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, auto) minmax(0, 1fr);
  gap: ${token.space[3]} ${token.space[4]};
  margin: 0;

  & > dt {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & a {
    color: ${token.color.brandText};
    ${focusRing}
  }
  & ol {
    display: grid;
    gap: ${token.space[2]};
    margin: 0;
    padding-inline-start: 1.25rem;
  }
`;

/** What somebody typed, within a fact: with its lines, and nothing in it is markup. */
export const FactText = styled.div`
  padding: ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  white-space: pre-wrap;
`;

export interface FactProps {
  label: string;
  /** Nothing is shown of an empty one. */
  children: ReactNode;
}

export function Fact({ label, children }: FactProps) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
