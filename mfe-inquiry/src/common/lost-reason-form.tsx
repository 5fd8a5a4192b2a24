import { inquiries } from 'contract';
import { type FormEvent, useState } from 'react';
import { Field, Textarea } from 'shared-ui';
import { type StepFormProps, useStepSave } from './use-step-save';

/** Why an inquiry came to nothing. */
export function LostReasonForm({ id, inquiryId, onBusy, onSaved }: StepFormProps) {
  const [lostReason, setLostReason] = useState('');
  const step = useStepSave({ onBusy, onSaved });

  function save(event: FormEvent) {
    event.preventDefault();
    void step.save((calls) => calls(inquiries).update(inquiryId, { lostReason }));
  }
  return (
    <form id={id} noValidate onSubmit={save}>
      <Field
        label="Reason"
        isRequired
        help="Price, delivery time, no answer: it helps with the next one."
        error={step.errorOf('lostReason')}
      >
        <Textarea
          rows={3}
          maxLength={500}
          value={lostReason}
          onChange={({ target }) => setLostReason(target.value)}
        />
      </Field>
    </form>
  );
}
