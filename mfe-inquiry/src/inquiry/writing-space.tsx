import type { Inquiry } from 'contract/inquiry';
import { type ReactNode, useState } from 'react';
import { NextStepDialog } from '../common/next-step-dialog';
import { useStatus } from '../common/use-statuses';
import { ReplySheet } from './reply-sheet';
import { WriteContext, type Writing } from './writing';

interface WritingSpaceProps {
  inquiry: Inquiry;
  children: ReactNode;
}

/** Lets what is inside open the mail form; after sending, asks for the next step of an open inquiry. */
export function WritingSpace({ inquiry, children }: WritingSpaceProps) {
  const [stage, setStage] = useState<Writing | 'closed' | 'sent'>('closed');
  const status = useStatus(inquiry.statusId ?? '');
  const isOpen = status?.kind === 'open';
  const close = () => setStage('closed');
  return (
    <WriteContext value={setStage}>
      {children}
      {typeof stage === 'object' ? (
        <ReplySheet
          inquiry={inquiry}
          writing={stage}
          onClose={close}
          onSent={() => setStage(isOpen ? 'sent' : 'closed')}
          onTakenBack={() => setStage({ kind: 'new' })}
        />
      ) : null}
      {stage === 'sent' ? (
        <NextStepDialog inquiry={inquiry} saved="which has been answered already" onClose={close} />
      ) : null}
    </WriteContext>
  );
}
