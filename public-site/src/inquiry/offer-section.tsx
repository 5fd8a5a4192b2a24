import { token } from 'shared-ui';
import styled from 'styled-components';
import { SectionTitle } from '../common/look';
import { SelectField } from '../form/select-field';
import { SiteForm } from '../form/site-form';
import { TextareaField } from '../form/textarea-field';
import type { OpenForm } from '../form/form-view';
import { OfferLines } from './offer-lines';
import type { OfferView } from './offer-view';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 0.25rem 1.25rem;
  max-width: 44rem;
  margin: 1rem 0 0;
  overflow-wrap: anywhere;

  & dt {
    color: ${token.color.textMuted};
  }
  & dd {
    margin: 0;
  }
`;

const Text = styled.p`
  max-width: 44rem;
  margin-top: 0.75rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Answer = styled.div`
  max-width: 40rem;
  margin-top: clamp(1.5rem, 4vw, 2.5rem);

  & > h3 {
    margin-bottom: 1rem;
  }
`;

interface OfferSectionProps {
  offer: OfferView;
  form: OpenForm;
}

/** The offer for an inquiry, with the form to accept or decline it. */
export function OfferSection({ offer, form }: OfferSectionProps) {
  const { title, stateText, facts, note, pdf } = offer;
  return (
    <>
      <SectionTitle id="offer">{title}</SectionTitle>
      <Text>{stateText}</Text>
      <Facts>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </Facts>
      <OfferLines offer={offer} />
      {note === null ? null : <Text>{note}</Text>}
      <Text>
        <a href={pdf} download>
          Download the offer as PDF
        </a>
      </Text>
      {offer.state === 'sent' ? <AnswerForm offer={offer} form={form} /> : null}
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

const answers = [
  ['accept', 'I accept the offer'],
  ['decline', 'I decline the offer'],
] as const;

function AnswerForm({ offer, form }: { offer: OfferView; form: OpenForm }) {
  const { reference, key, revision } = offer;
  return (
    <Answer className="not-in-print">
      <h3 id="answer-offer">Accept or decline</h3>
      <SiteForm key={form.key} form={form} labelledBy="answer-offer" submitLabel="Send your answer">
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="revision" value={revision} />
        <SelectField name="answer" label="Your answer" none="Choose" options={answers} isRequired />
        <TextareaField name="reason" label="Reason, if you decline" maxLength={500} rows={3} />
      </SiteForm>
    </Answer>
  );
}
