import { followUps } from 'contract/inquiry';
import { type FormEvent, useState } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { blankStep, stepBody, StepFields } from './step-fields';
import { type StepFormProps, useStepSave } from './use-step-save';

const Stack = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;

/** Plans the next step of an inquiry: what to do, and when. */
export function NextStepForm({ id, inquiryId, onBusy, onSaved }: StepFormProps) {
  const [draft, setDraft] = useState(blankStep);
  const step = useStepSave({ onBusy, onSaved });

  function save(event: FormEvent) {
    event.preventDefault();
    void step.save((calls) => calls(followUps).add({ inquiryId, ...stepBody(draft) }));
  }
  return (
    <Stack id={id} noValidate onSubmit={save}>
      <StepFields step={draft} onChange={setDraft} errorOf={step.errorOf} />
    </Stack>
  );
}
