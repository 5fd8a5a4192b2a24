import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';

const Note = styled.div`
  display: flex;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.infoSoft};
  color: ${token.color.onInfoSoft};
  font-size: ${token.text.sm};

  & > svg {
    flex: none;
    margin-top: 0.125rem;
  }
  & a {
    color: inherit;
    overflow-wrap: anywhere;
  }
  & ul {
    padding-inline-start: 1.1rem;
    overflow-wrap: anywhere;
  }
`;

export interface HintNoteProps {
  children: ReactNode;
}

/** A hint at a field or form that does not block saving. */
export function HintNote({ children }: HintNoteProps) {
  return (
    <Note>
      <Info size={16} aria-hidden="true" />
      {children}
    </Note>
  );
}
