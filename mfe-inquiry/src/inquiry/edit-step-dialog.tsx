import { t } from '@lingui/core/macro';
import type { FollowUp } from 'contract/inquiry';
import { type FormEvent, useId } from 'react';
import { Button, Dialog, token } from 'shared-ui';
import { DraftNote, useDraftState } from 'shared-ui/form';
import styled from 'styled-components';
import { type Step, stepBody, StepFields } from '../common/step-fields';
import { useStepSave } from '../common/use-step-save';

const Stack = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;

interface EditStepDialogProps {
  followUp: FollowUp;
  onClose: () => void;
}

/** Edits a follow-up. */
export function EditStepDialog({ followUp, onClose }: EditStepDialogProps) {
  const { _id, version } = followUp;
  const { values, change, clear, draft } = useDraftState(`followUp/${_id}`, () => stepOf(followUp));
  const formId = useId();
  const { run, isBusy, errorOf } = useStepSave({
    onSaved() {
      clear();
      onClose();
    },
  });

  function save(event: FormEvent) {
    event.preventDefault();
    void run(({ update }) => update(_id, { ...stepBody(values), version }));
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={t`Edit the step`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <Stack id={formId} noValidate onSubmit={save}>
        <DraftNote draft={draft} />
        <StepFields step={values} onChange={change} errorOf={errorOf} canBeUndated />
      </Stack>
    </Dialog>
  );
}

function stepOf({ kind, message, dueAt }: FollowUp): Step {
  return { kind, message, due: dueAt };
}
