import { t } from '@lingui/core/macro';
import type { FormEvent } from 'react';
import { Button, token } from 'shared-ui';
import { DraftNote, useDraftState } from 'shared-ui/form';
import styled from 'styled-components';
import { blankStep, stepBody, StepFields } from '../common/step-fields';
import { useStepSave } from '../common/use-step-save';

const Stack = styled.form`
  display: grid;
  gap: ${token.space[3]};

  & > button {
    justify-self: start;
  }
`;

interface AddStepProps {
  inquiryId: string;
  number: string;
  /** Whether it was asked for; a draft is offered without. */
  isOpen: boolean;
}

/** Adds a step to an inquiry: a planned follow-up or a note. */
export function AddStep({ inquiryId, number, isOpen }: AddStepProps) {
  const { values, change, clear, draft } = useDraftState(`inquiry-step/${inquiryId}`, blankStep);
  const { run, isBusy, errorOf } = useStepSave({
    success: t`Step added to ${number}`,
    onSaved: clear,
  });

  function save(event: FormEvent) {
    event.preventDefault();
    void run(({ add }) => add({ inquiryId, ...stepBody(values) }));
  }
  if (!isOpen && draft.offered === undefined) return null;
  return (
    <Stack ref={isOpen ? focusNote : null} noValidate onSubmit={save} aria-label={t`Next step`}>
      <DraftNote draft={draft} />
      <StepFields step={values} onChange={change} errorOf={errorOf} canBeUndated />
      <Button type="submit" isLoading={isBusy}>
        {t`Add the step`}
      </Button>
    </Stack>
  );
}

function focusNote(form: HTMLFormElement | null) {
  form?.querySelector('textarea')?.focus();
}
