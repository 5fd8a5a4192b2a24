import type { StatusKind } from 'contract';
import { useState } from 'react';
import { Button, Dialog } from 'shared-ui';
import { LostReasonForm } from './lost-reason-form';
import { NextStepForm } from './next-step-form';

interface NextStepDialogProps {
  inquiry: { readonly _id: string; readonly number: string };
  /** What the status says that the inquiry has come to. */
  statusKind: StatusKind;
  /** What has happened with it before this is asked. */
  saved?: string;
  onClose: () => void;
}

/**
 * Asks what comes next when an inquiry has come to another status or was answered: the next step of an open one, the
 * reason of a lost one. A won one needs nothing. What was saved before stays saved, whatever is answered.
 */
export function NextStepDialog(props: NextStepDialogProps) {
  const { inquiry, statusKind, saved = 'which has been moved already', onClose } = props;
  const [isSaving, setIsSaving] = useState(false);
  if (statusKind === 'won') return null;
  const isLost = statusKind === 'lost';
  const Form = isLost ? LostReasonForm : NextStepForm;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={isLost ? 'Why was it lost?' : 'What is the next step?'}
      description={`For ${inquiry.number}, ${saved}.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {isLost ? 'Not now' : 'No next step'}
          </Button>
          <Button type="submit" form={formId} isLoading={isSaving}>
            Save
          </Button>
        </>
      }
    >
      <Form id={formId} inquiryId={inquiry._id} onBusy={setIsSaving} onSaved={onClose} />
    </Dialog>
  );
}

const formId = 'next-step-form';
