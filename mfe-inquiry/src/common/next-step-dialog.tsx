import { t } from '@lingui/core/macro';
import type { FormEvent } from 'react';
import { Button, Dialog, token } from 'shared-ui';
import { DraftNote, useDraftState } from 'shared-ui/form';
import styled from 'styled-components';
import { blankStep, stepBody, StepFields } from './step-fields';
import { useStepSave } from './use-step-save';

const Stack = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;

interface NextStepDialogProps {
  inquiry: { readonly _id: string; readonly number: string };
  /** What was saved before, with the inquiry's number: "For ENQ-1, which has been answered already." */
  description?: string;
  /** Takes back what was saved, where that is possible: what is outside of the dialog cannot be pressed. */
  onUndo?: () => void;
  onClose: () => void;
}

/** Asks for the next step after an open inquiry was moved or answered. Closing it does not undo what was saved. */
export function NextStepDialog(props: NextStepDialogProps) {
  const { inquiry, onUndo, onClose } = props;
  const { number } = inquiry;
  const { description = t`For ${number}, which has been moved already.` } = props;
  const { values, change, clear, draft } = useDraftState(`next-step/${inquiry._id}`, blankStep);
  const { run, isBusy, errorOf } = useStepSave({
    onSaved() {
      clear();
      onClose();
    },
  });

  function save(event: FormEvent) {
    event.preventDefault();
    void run(({ add }) => add({ inquiryId: inquiry._id, ...stepBody(values) }));
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={t`What is the next step?`}
      description={description}
      footer={
        <>
          {onUndo ? (
            <Button variant="ghost" onClick={onUndo}>
              {t`Undo`}
            </Button>
          ) : null}
          <Button variant="outline" onClick={onClose}>
            {t`No next step`}
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <Stack id={formId} noValidate onSubmit={save}>
        <DraftNote draft={draft} />
        <StepFields step={values} onChange={change} errorOf={errorOf} />
      </Stack>
    </Dialog>
  );
}

const formId = 'next-step-form';
