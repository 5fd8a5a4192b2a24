import type { ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint, token } from '../tokens/token';

/** Two columns where they fit; a child with `data-wide` spans both. */
export const InputGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(15rem, 40%), 100%), 1fr));
  gap: ${token.space[4]} ${token.space[5]};
  align-items: start;

  & > [data-wide] {
    grid-column: 1 / -1;
  }
`;

const Box = styled.section`
  display: grid;
  grid-template-columns: 11rem minmax(0, 1fr);
  gap: ${token.space[4]} ${token.space[6]};
  padding-block: ${token.space[6]};
  /* Clear of the top bar and the section nav above. */
  scroll-margin-top: 6rem;

  &:first-of-type {
    padding-top: 0;
  }
  & + & {
    border-top: 1px solid ${token.color.border};
  }
  /* Says where one is in a long form; clear of the shell's top bar. */
  & > div:first-child {
    position: sticky;
    top: 4.5rem;
    align-self: start;
  }
  & h2 {
    font-size: ${token.text.lg};
  }
  & h2:focus-visible {
    outline: none;
  }
  & > div:first-child > p {
    margin-top: ${token.space[1]};
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  @media (width < ${breakpoint.mobile}) {
    grid-template-columns: minmax(0, 1fr);

    & > div:first-child {
      position: static;
    }
  }
`;

export interface FormSectionProps {
  /** The anchor for a `SectionNav`. */
  id?: string;
  title: string;
  description?: string;
  children: ReactNode;
}

/** A group of inputs under a heading: Identity, Commercial, Safety. */
export function FormSection({ id, title, description, children }: FormSectionProps) {
  return (
    <Box {...(id !== undefined && { id })}>
      <div>
        <h2 tabIndex={-1}>{title}</h2>
        {description === undefined ? null : <p>{description}</p>}
      </div>
      <InputGrid>{children}</InputGrid>
    </Box>
  );
}
