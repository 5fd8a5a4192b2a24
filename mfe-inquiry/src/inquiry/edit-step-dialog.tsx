import type { FollowUp } from 'contract/inquiry';
import { type FormEvent, useId, useState } from 'react';
import { Button, Dialog, token } from 'shared-ui';
import styled from 'styled-components';
import { stepBody, type StepDraft, StepFields } from '../common/step-fields';
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
  const [draft, setDraft] = useState(() => draftOf(followUp));
  const formId = useId();
  const { run, isBusy, errorOf } = useStepSave({ onSaved: onClose });

  function save(event: FormEvent) {
    event.preventDefault();
    void run(({ update }) => update(_id, { ...stepBody(draft), version }));
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="Edit the step"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <Stack id={formId} noValidate onSubmit={save}>
        <StepFields step={draft} onChange={setDraft} errorOf={errorOf} canBeUndated />
      </Stack>
    </Dialog>
  );
}

function draftOf({ kind, message, dueAt }: FollowUp): StepDraft {
  return { kind, message, due: dueAt };
}
