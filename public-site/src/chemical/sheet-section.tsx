import { type ReactNode, useId } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';

/** A data sheet: titles in the margin, what they are about beside them. */
export const Sheet = styled.div`
  margin-top: clamp(2rem, 5vw, 3.5rem);
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 12rem) minmax(0, 1fr);
  gap: 0.75rem clamp(1.5rem, 4vw, 4rem);
  padding-block: 1.75rem;
  border-top: 1px solid ${token.color.border};

  & > h2 {
    font-size: 1.0625rem;
    line-height: 1.6;
    letter-spacing: -0.012em;
  }
  @media (max-width: 56rem) {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 1.375rem;
  }
  @media print {
    grid-template-columns: 34mm minmax(0, 1fr);
    padding-block: 4mm;
    break-inside: avoid;
  }
`;

interface SheetSectionProps {
  title: string;
  /** Whether there is anything to show. */
  isShown: boolean;
  children: ReactNode;
}

export function SheetSection({ title, isShown, children }: SheetSectionProps) {
  const id = useId();
  if (!isShown) return null;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </Section>
  );
}
