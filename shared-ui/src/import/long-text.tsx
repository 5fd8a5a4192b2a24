import { t } from '@lingui/core/macro';
import { useState } from 'react';
import styled from 'styled-components';
import { focusRing } from '../tokens/mixins';
import { token } from '../tokens/token';

const More = styled.button`
  padding: 0 0.25rem;
  border: 0;
  border-radius: ${token.radius.sm};
  background: transparent;
  color: ${token.color.brandText};
  font: inherit;
  cursor: pointer;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`;

interface LongTextProps {
  text: string;
  /** Characters shown initially. */
  longest?: number;
}

/** A long text that expands on demand. */
export function LongText({ text, longest = 120 }: LongTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  // Hiding a few characters behind a button is worse than showing them.
  if (text.length <= longest * 1.3) return text;
  return (
    <>
      {isWhole ? text : `${text.slice(0, longest).trimEnd()}…`}{' '}
      <More type="button" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? t`less` : t`more`}
      </More>
    </>
  );
}
