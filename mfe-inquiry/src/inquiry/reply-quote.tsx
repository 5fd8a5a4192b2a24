import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { Checkbox, token } from 'shared-ui';
import styled from 'styled-components';
import { FoldedText } from './folded-text';
import type { Reply } from './use-reply';

const Choice = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.control.sm};
  font-size: ${token.text.sm};

  & label {
    cursor: pointer;
  }
`;

interface ReplyQuoteProps {
  reply: Reply;
  quote: string;
}

/** The former text, which follows below what is written. */
export function ReplyQuote({ reply, quote }: ReplyQuoteProps) {
  const id = useId();
  const { hasQuote } = reply.draft;
  return (
    <div>
      <Choice>
        <Checkbox
          id={id}
          checked={hasQuote}
          onCheckedChange={(isChecked) => reply.edit({ hasQuote: isChecked === true })}
        />
        <label htmlFor={id}>{t`Quote the former message below`}</label>
      </Choice>
      {hasQuote ? <FoldedText label={t`Quoted text`}>{quote}</FoldedText> : null}
    </div>
  );
}
