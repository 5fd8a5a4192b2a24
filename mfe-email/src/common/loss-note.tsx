import { t } from '@lingui/core/macro';
import { Button, HintNote, token } from 'shared-ui';
import styled from 'styled-components';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
`;

interface LossNoteProps {
  /** What the rich editor cannot represent; empty hides the note. */
  losses: readonly string[];
  onAgree: () => Promise<void>;
  onStay: () => void;
}

/** Lists what the rich editor would lose, and asks whether to use it anyway. */
export function LossNote({ losses, onAgree, onStay }: LossNoteProps) {
  if (losses.length === 0) return null;
  return (
    <HintNote>
      <div>
        <output>{t`The message stays in the source, as the rich editor cannot keep:`}</output>
        <ul>
          {losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
        <Buttons>
          <Button variant="outline" size="sm" onClick={onStay}>
            {t`Stay in the source`}
          </Button>
          <Button variant="outline" size="sm" onClick={() => void onAgree()}>
            {t`Give that up and edit it rich`}
          </Button>
        </Buttons>
      </div>
    </HintNote>
  );
}
