import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import type { MadeLink } from 'contract/staff';
import { HintNote, token } from 'shared-ui';
import styled from 'styled-components';

const Address = styled.code`
  display: block;
  margin-top: ${token.space[2]};
  font: ${token.text.sm} ${token.font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`;

export interface MadeLinkNoteProps {
  readonly made: MadeLink | undefined;
}

/** What became of a link: mailed, or to be handed over now. */
export function MadeLinkNote({ made }: MadeLinkNoteProps) {
  return (
    <output>
      {made === undefined ? null : (
        <HintNote>
          {made.link === null
            ? t`A link was mailed to ${{ email: made.email }}. It works until ${{ dateTimeText: dateTimeText(made.expiresAt) }}.`
            : t`Hand this link over to ${{ email: made.email }} now; it is not shown again. It works once, until ${{ dateTimeText: dateTimeText(made.expiresAt) }}.`}
          {made.link === null ? null : <Address>{made.link}</Address>}
        </HintNote>
      )}
    </output>
  );
}
