import { type FormEvent, useState } from 'react';
import { Button, token } from 'shared-ui';
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
  const [draft, setDraft] = useState(blankStep);
  const { run, isBusy, errorOf } = useStepSave({
    success: `Step added to ${number}`,
    onSaved: () => setDraft(blankStep()),
  });

  function save(event: FormEvent) {
    event.preventDefault();
    void run(({ add }) => add({ inquiryId, ...stepBody(draft) }));
  }
  return (
    <Stack noValidate onSubmit={save} aria-label="Next step">
      <h3>Next step</h3>
      <StepFields step={draft} onChange={setDraft} errorOf={errorOf} canBeUndated />
      <Button type="submit" isLoading={isBusy}>
        Add the step
      </Button>
    </Stack>
  );
}
