import type { Inquiry } from 'contract/inquiry';
import { Reply } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui';
import { NextStepDialog } from '../common/next-step-dialog';
import { useStatus } from '../common/use-statuses';
import { ReplySheet } from './reply-sheet';

interface ReplyButtonProps {
  inquiry: Inquiry;
}

/** Writes to the inquiry's contact; after sending, asks for the next step of an open inquiry. */
export function ReplyButton({ inquiry }: ReplyButtonProps) {
  const [stage, setStage] = useState<'closed' | 'writing' | 'sent'>('closed');
  const status = useStatus(inquiry.statusId ?? '');
  const isOpen = status?.kind === 'open';
  const close = () => setStage('closed');
  return (
    <>
      <Button onClick={() => setStage('writing')}>
        <Reply /> Reply
      </Button>
      {stage === 'writing' ? (
        <ReplySheet
          inquiry={inquiry}
          onClose={close}
          onSent={() => setStage(isOpen ? 'sent' : 'closed')}
        />
      ) : null}
      {stage === 'sent' ? (
        <NextStepDialog inquiry={inquiry} saved="which has been answered already" onClose={close} />
      ) : null}
    </>
  );
}
