import { token } from 'shared-ui';
import styled from 'styled-components';
import { Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { SelectField } from '../form/select-field';
import { FieldRow, SiteForm } from '../form/site-form';
import { TextField } from '../form/text-field';
import { TextareaField } from '../form/textarea-field';
import { OfferLines } from './offer-lines';
import type { OfferContentsView, OfferPageView } from './offer-view';

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

  & > h2 {
    margin-bottom: 1rem;
  }
`;

/** A version of an offer, with the form to accept or decline it. */
export function OfferPage({ crumbs, offer, form }: OfferPageView) {
  const { title, stateText, contents, state } = offer;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{title}</Title>
      <Text>{stateText}</Text>
      {contents === null ? null : <Contents {...contents} />}
      {state === 'sent' ? <AnswerForm offer={offer} form={form} /> : null}
    </Page>
  );
}

function Contents({ facts, lines, totals, note, pdf }: OfferContentsView) {
  return (
    <>
      <Facts>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </Facts>
      <OfferLines lines={lines} totals={totals} />
      {note === null ? null : <Text>{note}</Text>}
      <Text>
        <a href={pdf} download>
          Download the offer as PDF
        </a>
      </Text>
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

function AnswerForm({ offer, form }: Pick<OfferPageView, 'offer' | 'form'>) {
  return (
    <Answer className="not-in-print">
      <h2 id="answer-offer">Accept or decline</h2>
      <SiteForm key={form.key} form={form} labelledBy="answer-offer" submitLabel="Send your answer">
        <input type="hidden" name="key" value={offer.key} />
        <SelectField name="answer" label="Your answer" none="Choose" options={answers} isRequired />
        <FieldRow>
          <TextField
            name="name"
            label="Your name"
            hint="Needed to accept"
            autoComplete="name"
            maxLength={120}
          />
          <TextField
            name="position"
            label="Your position"
            hint="Needed to accept: Purchasing manager, for example"
            autoComplete="organization-title"
            maxLength={120}
          />
        </FieldRow>
        <TextareaField name="reason" label="Reason, if you decline" maxLength={500} rows={3} />
        <p>
          If you accept, we store your name and position, the time, your network address and the
          SHA-256 of the PDF as proof, and confirm it by email.
        </p>
      </SiteForm>
    </Answer>
  );
}
