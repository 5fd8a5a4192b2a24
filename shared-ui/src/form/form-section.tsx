import { t } from '@lingui/core/macro';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useIsNarrow } from '../hooks/use-is-narrow';
import { focusRing } from '../tokens/mixins';
import { SectionFields, useSectionFields } from './section-fields';
import { breakpoint, token } from '../tokens/token';

/** Two columns where they fit; a child with `data-wide` spans both. */
export const InputGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(15rem, 40%), 100%), 1fr));
  gap: ${token.space[4]} ${token.space[5]};
  align-items: start;

  &[hidden] {
    display: none;
  }
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
  &[data-folded] {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${token.space[2]};
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

const Toggle = styled.button`
  ${focusRing}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[2]};
  width: 100%;
  min-height: ${token.control.md};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${token.color.textMuted};
  }
  & > small {
    flex: 1;
    min-width: 0;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    font-weight: ${token.weight.normal};
    overflow-wrap: anywhere;
    text-align: end;
  }
`;

export interface FormSectionProps {
  /** The anchor for a `SectionNav`; sections with one fold on phones. */
  id?: string;
  title: string;
  description?: string;
  /** Folds the section everywhere and says what is in it. */
  summary?: string;
  children: ReactNode;
}

/** A group of inputs under a heading: Identity, Commercial, Safety. */
export function FormSection({ id, title, description, summary, children }: FormSectionProps) {
  const isNarrow = useIsNarrow();
  const { report, ...fields } = useSectionFields();
  const [isOpen, setIsOpen] = useState<boolean>();
  // What has to be filled in is shown, and stays so while it is.
  if (isOpen === undefined && fields.missing > 0) setIsOpen(true);
  const folds = summary !== undefined || (isNarrow && id !== undefined);
  const isFolded = folds && isOpen !== true && fields.errors === 0;
  return (
    <Box {...(id !== undefined && { id })} data-folded={isFolded ? '' : undefined}>
      <div>
        <h2 tabIndex={-1}>
          {folds ? (
            <Toggle type="button" aria-expanded={!isFolded} onClick={() => setIsOpen(isFolded)}>
              {isFolded ? <ChevronRight /> : <ChevronDown />}
              {title}
              {isFolded ? <small>{summary ?? countOf(fields)}</small> : null}
            </Toggle>
          ) : (
            title
          )}
        </h2>
        {description === undefined || isFolded ? null : <p>{description}</p>}
      </div>
      <InputGrid hidden={isFolded}>
        <SectionFields value={report}>{children}</SectionFields>
      </InputGrid>
    </Box>
  );
}

function countOf({ filled, total }: { filled: number; total: number }): string {
  return filled === 0 ? t`empty` : t`${filled} of ${total} filled in`;
}
