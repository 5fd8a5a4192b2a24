import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, Spinner, token } from 'shared-ui';
import { ApiError, messageOf } from 'shared-ui/client';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import type { Draft } from './draft';
import { SkippedDialog } from './skipped-dialog';
import { useRecipients } from './use-recipients';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  min-height: ${token.control.sm};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};

  & > output {
    color: ${token.color.text};
    font-size: ${token.text.lg};
    font-weight: ${token.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
  & > [role='alert'] {
    color: ${token.color.dangerText};
  }
`;

interface RecipientsLineProps {
  draft: Draft;
}

/** The number of recipients, of duplicate addresses, and of partners left out. */
export function RecipientsLine({ draft }: RecipientsLineProps) {
  const { data, error, isFetching, isAnybody, refetch } = useRecipients(draft);
  const [isListOpen, setIsListOpen] = useState(false);
  if (!isAnybody) return <Line>{t`No recipients yet.`}</Line>;
  if (error !== null) {
    return (
      <Line>
        <span role="alert">{whyNot(error)}</span>
        <Button size="sm" variant="outline" onClick={() => void refetch()}>
          {t`Try again`}
        </Button>
      </Line>
    );
  }
  if (data === undefined) {
    return (
      <Line>
        <Spinner label={t`Counting the recipients`} />
      </Line>
    );
  }
  const { total, duplicates, skipped } = data;
  return (
    <Line aria-busy={isFetching}>
      <output>{t`${plural(total, { one: '# recipient', other: '# recipients' })}`}</output>
      {duplicates === 0 ? null : (
        <span>
          {t`${plural(duplicates, {
            one: '# address was given twice: each gets one message',
            other: '# given twice: each gets one message',
          })}`}
        </span>
      )}
      {skipped.total === 0 ? null : (
        <Button size="sm" variant="link" onClick={() => setIsListOpen(true)}>
          {t`${{ count: numberText(skipped.total) }} left out: who and why`}
        </Button>
      )}
      {isListOpen ? <SkippedDialog skipped={skipped} onClose={() => setIsListOpen(false)} /> : null}
    </Line>
  );
}

/** The API's errors about the recipients, or why the request failed. */
function whyNot(error: Error) {
  const [wrong] = error instanceof ApiError ? error.fieldErrors : [];
  return wrong?.message ?? t`The recipients could not be counted: ${{ reason: messageOf(error) }}`;
}
