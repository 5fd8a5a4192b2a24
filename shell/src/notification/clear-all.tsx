import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';

/** Up to this many are removed without a question. */
const maxWithoutQuestion = 10;

const Question = styled.fieldset`
  display: flex;
  align-items: center;
  gap: ${token.space[1]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

export interface ClearAllProps {
  readonly count: number;
  readonly onClear: () => void;
}

/** Removes all notifications; asks first when there are many. */
export function ClearAll({ count, onClear }: ClearAllProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button
        variant="ghost"
        size="sm"
        onClick={() => (count > maxWithoutQuestion ? setIsAsking(true) : onClear())}
      >
        {t`Clear all`}
      </Button>
    );
  }
  return (
    <Question aria-label={t`Clear all notifications?`}>
      <span>{t`Clear all?`}</span>
      <Button variant="ghost" size="sm" ref={takeFocus} onClick={() => setIsAsking(false)}>
        {t`Keep`}
      </Button>
      <Button variant="destructive" size="sm" onClick={onClear}>
        {t`Clear`}
      </Button>
    </Question>
  );
}

/** The pressed button is gone after the removal. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
