import type { Inquiry } from 'contract/inquiry';
import { useId, useState } from 'react';
import { Button, Sheet, useConfirm } from 'shared-ui';
import { ReplyForm } from './reply-form';
import { ReplyHindrance } from './reply-hindrance';
import { useReplyStart } from './use-reply-start';

interface ReplySheetProps {
  inquiry: Inquiry;
  onClose: () => void;
  onSent: () => void;
}

/** A sheet with an email to the inquiry's contact, or why none can be written. */
export function ReplySheet({ inquiry, onClose, onSent }: ReplySheetProps) {
  const start = useReplyStart(inquiry);
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [isEdited, setIsEdited] = useState(false);
  const close = useConfirmedClose({ isEdited, onClose });
  const isReady = start.kind === 'ready';
  return (
    <Sheet
      open
      width="44rem"
      title={`Reply to ${inquiry.number}`}
      description={[inquiry.contactName, inquiry.email].filter(Boolean).join(', ')}
      onOpenChange={() => void close()}
      footer={
        <>
          <Button variant="outline" onClick={() => void close()}>
            {isReady ? 'Cancel' : 'Close'}
          </Button>
          {isReady ? (
            <Button type="submit" form={formId} isLoading={isBusy}>
              Send now
            </Button>
          ) : null}
        </>
      }
    >
      {isReady ? (
        <ReplyForm
          id={formId}
          addressed={start.addressed}
          servers={start.servers}
          onBusy={setIsBusy}
          onEdited={setIsEdited}
          onSent={onSent}
        />
      ) : (
        <ReplyHindrance start={start} />
      )}
    </Sheet>
  );
}

/** Asks before what was written is closed. */
function useConfirmedClose({ isEdited, onClose }: { isEdited: boolean; onClose: () => void }) {
  const confirm = useConfirm();
  return async () => {
    const isSure =
      !isEdited ||
      (await confirm({
        title: 'Close this reply?',
        description: 'What you have written is offered here again.',
        confirmLabel: 'Close',
      }));
    if (isSure) onClose();
  };
}
