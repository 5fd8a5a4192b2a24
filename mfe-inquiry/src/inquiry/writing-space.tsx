import { t } from '@lingui/core/macro';
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

/** A mail that can be taken back, for as long as it waits. */
interface Sent {
  readonly undo: () => void;
}

/** Lets what is inside open the mail form; after sending, asks for the next step of an open inquiry. */
export function WritingSpace({ inquiry, children }: WritingSpaceProps) {
  const [stage, setStage] = useState<Writing | 'closed'>('closed');
  const [sent, setSent] = useState<Sent>();
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
          onSent={(undo) => {
            close();
            if (isOpen) setSent({ undo });
          }}
          onTakenBack={() => setStage({ kind: 'new' })}
        />
      ) : null}
      {sent ? (
        <NextStepDialog
          inquiry={inquiry}
          description={t`For ${{ number: inquiry.number }}, which is answered in a moment.`}
          onUndo={() => {
            setSent(undefined);
            sent.undo();
          }}
          onClose={() => setSent(undefined)}
        />
      ) : null}
    </WriteContext>
  );
}
