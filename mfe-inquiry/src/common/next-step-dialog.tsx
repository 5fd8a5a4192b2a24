import { useState } from 'react';
import { Button, Dialog } from 'shared-ui';
import { NextStepForm } from './next-step-form';

interface NextStepDialogProps {
  inquiry: { readonly _id: string; readonly number: string };
  /** The end of the description, about what was saved before: "which has been answered already". */
  saved?: string;
  onClose: () => void;
}

/** Asks for the next step after an open inquiry was moved or answered. Closing it does not undo what was saved. */
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
