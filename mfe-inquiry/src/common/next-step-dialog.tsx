import { useState } from 'react';
import { Button, Dialog } from 'shared-ui';
import { NextStepForm } from './next-step-form';

interface NextStepDialogProps {
  inquiry: { readonly _id: string; readonly number: string };
  /** What has happened with it before this is asked. */
  saved?: string;
  onClose: () => void;
}

/** Asks what comes next when an open inquiry was moved or answered. What was saved before stays saved, whatever is answered. */
export function NextStepDialog(props: NextStepDialogProps) {
  const { inquiry, saved = 'which has been moved already', onClose } = props;
  const [isSaving, setIsSaving] = useState(false);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="What is the next step?"
      description={`For ${inquiry.number}, ${saved}.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            No next step
          </Button>
          <Button type="submit" form={formId} isLoading={isSaving}>
            Save
          </Button>
        </>
      }
    >
      <NextStepForm id={formId} inquiryId={inquiry._id} onBusy={setIsSaving} onSaved={onClose} />
    </Dialog>
  );
}

const formId = 'next-step-form';
