import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../tokens/mixins';
import { token } from '../../tokens/token';

/** A list of `Fact`s with their labels beside them. */
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

/** Free text within a fact, shown as plain text with its line breaks. */
export const FactText = styled.div`
  padding: ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  white-space: pre-wrap;
`;

export interface FactProps {
  label: string;
  /** An empty fact is not rendered. */
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
