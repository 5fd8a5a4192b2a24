import { t } from '@lingui/core/macro';
import { Button, focusRing, token } from 'shared-ui';
import { use } from 'react';
import styled from 'styled-components';
import { useHasScript } from '../basket/use-has-script';
import { FormContext } from '../form/form-context';
import { FieldRow } from '../form/site-form';
import { TextField } from '../form/text-field';
import { TextareaField } from '../form/textarea-field';
import { offerAnswers } from './offer-fields';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  max-width: 40rem;
  margin-top: clamp(1rem, 3vw, 1.75rem);

  & textarea {
    min-height: 5.5rem;
  }
  & > p {
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
  }
`;

const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
`;

const Decline = styled.details`
  & > summary {
    width: fit-content;
    padding: 0.25rem 0;
    border-radius: ${token.radius.sm};
    cursor: pointer;
    ${focusRing}
  }
  & > div {
    margin-top: 0.75rem;
  }
`;

interface AcceptFieldsProps {
  /** How many lines of how many are ticked; null while it is not known. */
  chosen: { count: number; of: number } | null;
}

/** What an acceptance says, and the buttons to accept and to decline. */
export function AcceptFields({ chosen }: AcceptFieldsProps) {
  const isReasonOpen = (use(FormContext)?.values['reason'] ?? '') !== '';
  return (
    <Part className="not-in-print" aria-labelledby="answer-offer">
      <h2 id="answer-offer">{t`Accept or decline`}</h2>
      <FieldRow>
        <TextField
          name="name"
          label={t`Your name`}
          hint={t`Needed to accept`}
          autoComplete="name"
          maxLength={120}
        />
        <TextField
          name="position"
          label={t`Your position`}
          hint={t`Needed to accept: Purchasing manager, for example`}
          autoComplete="organization-title"
          maxLength={120}
        />
      </FieldRow>
      <TextField
        name="orderNumber"
        label={t`Your order number`}
        hint={t`Stands on our confirmation and invoice`}
        maxLength={80}
      />
      <TextareaField
        name="deliveryAddress"
        label={t`Delivery address`}
        hint={t`If it is another than your company’s`}
        maxLength={500}
        rows={3}
      />
      <TextareaField name="remarks" label={t`Remarks`} maxLength={2000} rows={3} />
      <Decline open={isReasonOpen}>
        <summary>{t`Add a reason, if you decline`}</summary>
        <div>
          <TextareaField name="reason" label={t`Reason`} maxLength={500} rows={3} />
        </div>
      </Decline>
      <p>
        {t`If you accept, we store what you entered, the time, your network address and the SHA-256 of the PDF as proof, and confirm it by email.`}
      </p>
      <ButtonRow>
        <Button type="submit" size="lg" name="answer" value={offerAnswers.accept}>
          {acceptLabel(chosen)}
        </Button>
        <Button
          type="submit"
          size="lg"
          variant="outline"
          name="answer"
          value={offerAnswers.decline}
        >
          {t`Decline the offer`}
        </Button>
      </ButtonRow>
    </Part>
  );
}

function acceptLabel(chosen: AcceptFieldsProps['chosen']): string {
  if (chosen === null || chosen.count === chosen.of) return t`Accept the offer`;
  const { count, of: all } = chosen;
  return t`Accept ${count} of ${all} lines`;
}

/** A question, which answers nothing. */
export function QuestionFields() {
  return (
    <Part className="not-in-print" aria-labelledby="ask-offer">
      <h2 id="ask-offer">{t`Ask a question`}</h2>
      <TextareaField
        name="question"
        label={t`Your question`}
        hint={t`It goes to the person who sent the offer, who replies by email`}
        maxLength={2000}
        rows={4}
      />
      <ButtonRow>
        <Button type="submit" variant="outline" name="answer" value={offerAnswers.ask}>
          {t`Send the question`}
        </Button>
      </ButtonRow>
    </Part>
  );
}

/** Keeps the Enter key in a field from pressing the first button, which would accept the offer. */
export function NoButtonForEnter() {
  return useHasScript() ? <button type="submit" disabled hidden aria-label={t`None`} /> : null;
}
