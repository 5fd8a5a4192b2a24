import { t } from '@lingui/core/macro';
import type { Inquiry } from 'contract/inquiry';
import { useState } from 'react';
import { Button, Sheet } from 'shared-ui';
import styled from 'styled-components';
import { ReplyForm } from './reply-form';
import { ReplyHindrance } from './reply-hindrance';
import { useReplyStart } from './use-reply-start';
import type { Writing } from './writing';

/** Where the form puts its buttons. */
const Buttons = styled.div`
  display: contents;
`;

interface ReplySheetProps {
  inquiry: Inquiry;
  writing: Writing;
  onClose: () => void;
  onSent: (undo: () => void) => void;
  onTakenBack: () => void;
}

/** A sheet with a mail about the inquiry, as its draft was left, or why none can be written. */
export function ReplySheet({ inquiry, writing, onClose, ...events }: ReplySheetProps) {
  const start = useReplyStart(inquiry, writing);
  const [buttons, setButtons] = useState<HTMLElement | null>(null);
  const isReady = start.kind === 'ready';
  return (
    <Sheet
      open
      width="44rem"
      title={t`Reply to ${{ number: inquiry.number }}`}
      description={[inquiry.contactName, inquiry.email].filter(Boolean).join(', ')}
      onOpenChange={onClose}
      footer={
        <>
          {isReady ? <Buttons ref={setButtons} /> : null}
          {isReady ? null : (
            <Button variant="outline" onClick={onClose}>
              {t`Close`}
            </Button>
          )}
        </>
      }
    >
      {isReady ? (
        <ReplyForm start={start} buttons={buttons} onClose={onClose} {...events} />
      ) : (
        <ReplyHindrance start={start} />
      )}
    </Sheet>
  );
}
