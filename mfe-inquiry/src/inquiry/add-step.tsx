import type { FormEvent } from 'react';
import { Button, token } from 'shared-ui';
import { DraftNote, useDraftState } from 'shared-ui/form';
import styled from 'styled-components';
import { blankStep, stepBody, StepFields } from '../common/step-fields';
import { useStepSave } from '../common/use-step-save';

const Stack = styled.form`
  display: grid;
  gap: ${token.space[3]};

  & > h3 {
    font-size: ${token.text.md};
  }
  & > button {
    justify-self: start;
  }
`;

interface AddStepProps {
  inquiryId: string;
  number: string;
}

/** Adds a step to an inquiry: a planned follow-up or a note. */
export function AddStep({ inquiryId, number }: AddStepProps) {
  const { values, change, clear, draft } = useDraftState(`inquiry-step/${inquiryId}`, blankStep);
  const { run, isBusy, errorOf } = useStepSave({
    success: `Step added to ${number}`,
    onSaved: clear,
  });

  function save(event: FormEvent) {
    event.preventDefault();
    void run(({ add }) => add({ inquiryId, ...stepBody(values) }));
  }
  return (
    <Stack noValidate onSubmit={save} aria-label="Next step">
      <h3>Next step</h3>
      <DraftNote draft={draft} />
      <StepFields step={values} onChange={change} errorOf={errorOf} canBeUndated />
      <Button type="submit" isLoading={isBusy}>
        Add the step
      </Button>
    </Stack>
  );
}
