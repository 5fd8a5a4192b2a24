import { CircleAlert } from 'lucide-react';
import { token } from 'shared-ui';
import styled from 'styled-components';

const Note = styled.p`
  display: flex;
  gap: ${token.space[2]};
  padding: ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.dangerSoft};
  color: ${token.color.onDangerSoft};
  font-size: ${token.text.sm};

  & > svg {
    flex: none;
    width: 1.0625rem;
    height: 1.0625rem;
    margin-top: 0.0625rem;
  }
`;

export interface RefusalNoteProps {
  /** Nothing is shown without one. */
  readonly children: string | undefined;
}

/** Why a form was refused. */
export function RefusalNote({ children }: RefusalNoteProps) {
  if (children === undefined) return null;
  return (
    <Note role="alert">
      <CircleAlert aria-hidden="true" />
      {children}
    </Note>
  );
}
