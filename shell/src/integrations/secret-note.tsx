import type { ReactNode } from 'react';
import { HintNote, token } from 'shared-ui';
import styled from 'styled-components';

const Secret = styled.code`
  display: block;
  margin-top: ${token.space[2]};
  font: ${token.text.sm} ${token.font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`;

export interface SecretNoteProps {
  /** Nothing is shown without one. */
  readonly secret: string | undefined;
  /** What to do with it. */
  readonly children: ReactNode;
}

/** A secret that is shown once. */
export function SecretNote({ secret, children }: SecretNoteProps) {
  return (
    <output>
      {secret === undefined ? null : (
        <HintNote>
          {children}
          <Secret>{secret}</Secret>
        </HintNote>
      )}
    </output>
  );
}
