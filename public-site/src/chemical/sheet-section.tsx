import type { ReactNode } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 8.5rem) minmax(0, 1fr);
  gap: 0.75rem clamp(1.5rem, 3vw, 2.5rem);
  padding-block: 1.75rem;
  border-top: 1px solid ${token.color.border};
  scroll-margin-top: 0.5rem;

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
    grid-template-columns: 26mm minmax(0, 1fr);
    gap: 6mm;
    padding-block: 2mm;

    & > h2 {
      font-size: 8.5pt;
      line-height: 1.4;
      break-after: avoid;
    }
  }
`;

interface SheetSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of a data sheet, with its title in the margin. */
export function SheetSection({ id, title, children }: SheetSectionProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div>{children}</div>
    </Section>
  );
}
