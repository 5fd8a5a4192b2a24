import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, GitCompareArrows } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';
import type { Comparison } from './compare-with-structure';

const Note = styled.span<{ $isWarning: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[2]};
  margin-top: ${token.space[2]};
  padding: ${token.space[1]} ${token.space[2]} ${token.space[1]} ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${({ $isWarning }) => ($isWarning ? token.color.warningSoft : token.color.infoSoft)};
  color: ${({ $isWarning }) => ($isWarning ? token.color.onWarningSoft : token.color.onInfoSoft)};
  font-size: ${token.text.sm};

  & > svg {
    flex: none;
  }
  & > span {
    flex: 1 1 9rem;
  }
`;

const Agreement = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[1]};
  margin-top: ${token.space[1]};
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
`;

interface ComputedNoteProps {
  comparison: Comparison;
  /** What the button is called. */
  useLabel: string;
  stored: ReactNode;
  computed: ReactNode;
  onUse: () => void;
}

/** Shows how a field compares with the value computed from the structure; a click applies that value. */
export function ComputedNote({ comparison, useLabel, stored, computed, onUse }: ComputedNoteProps) {
  return <output>{noteOf()}</output>;

  function noteOf() {
    if (comparison === 'same') {
      return (
        <Agreement>
          <Check size={14} aria-hidden="true" /> {t`Agrees with the structure.`}
        </Agreement>
      );
    }
    return (
      <Note $isWarning={comparison === 'differs'}>
        <GitCompareArrows size={16} aria-hidden="true" />
        <span>
          {comparison === 'differs' ? (
            <Trans>
              Stored {stored} · from the structure {computed}
            </Trans>
          ) : (
            <Trans>Left empty, {computed} is saved, from the structure.</Trans>
          )}
        </span>
        <Button variant="outline" size="sm" aria-label={useLabel} onClick={onUse}>
          {t`Use this`}
        </Button>
      </Note>
    );
  }
}
