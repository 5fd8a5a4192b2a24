import { TriangleAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';

const Box = styled.div`
  display: flex;
  gap: ${token.space[3]};
  margin-bottom: ${token.space[5]};
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid color-mix(in srgb, ${token.color.danger} 45%, transparent);
  border-radius: ${token.radius.lg};
  background: ${token.color.dangerSoft};
  color: ${token.color.onDangerSoft};
  overflow-wrap: anywhere;
  /* Clear of the shell's top bar and a section nav. */
  scroll-margin-block: 8rem;

  & > svg {
    flex: none;
    margin-top: 0.1875rem;
  }
  & ul {
    padding-inline-start: 1.1rem;
  }
  & button {
    padding: 0;
    border: 0;
    border-radius: ${token.radius.sm};
    background: none;
    color: inherit;
    text-align: start;
    vertical-align: top;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    & button {
      padding-block: 0.5rem;
    }
  }
`;

const Title = styled.p`
  font-weight: ${token.weight.semibold};
`;

export interface ErrorBoxProps {
  title: string;
  /** The ref of `useRefusalFocus`. */
  ref: RefObject<HTMLDivElement | null>;
  /** List items: an error each, with a button that focuses its control where there is one. */
  children: ReactNode;
}

/** The errors that block saving or sending a form, shown at its top. */
export function ErrorBox({ title, ref, children }: ErrorBoxProps) {
  return (
    <Box ref={ref} role="alert" tabIndex={-1}>
      <TriangleAlert size={18} aria-hidden="true" />
      <div>
        <Title>{title}</Title>
        <ul>{children}</ul>
      </div>
    </Box>
  );
}

/**
 * Focuses the error box once after each refused attempt, and not when the box appears between attempts. The box may
 * render after the attempt is counted.
 *
 * @param onRefused - runs as the box takes the focus
 */
export function useRefusalFocus(
  refusals: number,
  onRefused?: () => void,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(refusals);
  // Moves the focus to the errors as soon as they are rendered.
  useEffect(() => {
    if (refusals === shown.current || box.current === null) return;
    shown.current = refusals;
    box.current.focus();
    onRefused?.();
  });
  return box;
}
