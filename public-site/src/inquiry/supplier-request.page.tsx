import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { SelectField } from '../form/select-field';
import { FieldRow, SiteForm } from '../form/site-form';
import { TextField } from '../form/text-field';
import { TextareaField } from '../form/textarea-field';
import { QuotedLines } from './quoted-lines';
import type { AskerView, RequestContentsView, SupplierRequestView } from './supplier-request-view';

const Text = styled.p`
  max-width: 44rem;
  margin-top: 0.75rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Asker = styled.address`
  max-width: 44rem;
  margin-top: 1.25rem;
  padding: 0.875rem 1rem;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  font-style: normal;
  overflow-wrap: anywhere;
  white-space: pre-line;

  & > strong {
    display: block;
    font-weight: ${token.weight.semibold};
  }
  & > small {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem 1rem;
    color: ${token.color.textMuted};
    font-size: 0.875rem;
  }
`;

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

const Answer = styled.section`
  margin-top: clamp(1.5rem, 4vw, 2.5rem);

  & > h2 {
    margin-bottom: 1rem;
  }
`;

const Narrow = styled.div`
  display: grid;
  gap: 1.25rem;
  max-width: 48rem;
`;

/** A request for quotation with the form to answer it. */
export function SupplierRequestPage(view: SupplierRequestView) {
  const { crumbs, title, stateText, asker, contents } = view;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{title}</Title>
      <Text>{stateText}</Text>
      <AskerBlock {...asker} />
      {contents === null ? null : <Contents view={view} contents={contents} />}
    </Page>
  );
}

function AskerBlock({ name, address, links, numbers }: AskerView) {
  return (
    <Asker aria-label={t`Who asks`}>
      <strong>{name}</strong>
      {address}
      <small>
        {links.map(({ name: text, href }) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
        {numbers.map((number) => (
          <span key={number}>{number}</span>
        ))}
      </small>
    </Asker>
  );
}

interface ContentsProps {
  view: SupplierRequestView;
  contents: RequestContentsView;
}

function Contents({ view, contents }: ContentsProps) {
  const { facts, remarks, isOpen, lines } = contents;
  return (
    <>
      <Facts>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </Facts>
      {remarks === null ? null : <Text>{remarks}</Text>}
      {isOpen ? (
        <AnswerForm view={view} contents={contents} />
      ) : (
        <ul>
          {lines.map(({ key, name, quantity }) => (
            <li key={key}>{[name, quantity].filter(Boolean).join(', ')}</li>
          ))}
        </ul>
      )}
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

function answers() {
  return [
    ['offer', t`We send the prices above`],
    ['decline', t`We decline`],
  ] as const;
}

function AnswerForm({ view: { form, accessKey }, contents }: ContentsProps) {
  const { lines, units, currencies, incoterms } = contents;
  return (
    <Answer className="not-in-print">
      <h2 id="answer-request">{t`Your prices`}</h2>
      <SiteForm
        key={form.key}
        form={form}
        labelledBy="answer-request"
        submitLabel={t`Send your answer`}
        isWide
        placeOf={(path) => {
          const [, number] = /^lines\.(\d+)\./.exec(path) ?? [];
          return number === undefined ? undefined : lines[Number(number)]?.name;
        }}
      >
        <input type="hidden" name="key" value={accessKey} />
        <QuotedLines lines={lines} units={units} />
        <Narrow>
          <FieldRow>
            <SelectField
              name="currency"
              label={t`Currency of all prices`}
              none={t`Choose`}
              options={currencies}
              isRequired
            />
            <TextField
              name="validUntil"
              label={t`Prices valid until`}
              hint={t`A day such as 2027-06-30`}
              maxLength={40}
            />
          </FieldRow>
          <FieldRow>
            <SelectField
              name="incoterm"
              label={t`Incoterms 2020`}
              none={t`None`}
              options={incoterms}
            />
            <TextField name="place" label={t`Named place`} maxLength={200} />
          </FieldRow>
          <TextField
            name="paymentTerms"
            label={t`Payment terms`}
            hint={t`30 days net, for example`}
            maxLength={300}
          />
          <TextareaField name="remarks" label={t`Remarks`} maxLength={2000} rows={3} />
          <FieldRow>
            <TextField
              name="name"
              label={t`Your name`}
              hint={t`Needed for prices`}
              autoComplete="name"
              maxLength={120}
            />
            <SelectField
              name="answer"
              label={t`Your answer`}
              none={t`Choose`}
              options={answers()}
              isRequired
            />
          </FieldRow>
          <TextareaField name="reason" label={t`Reason, if you decline`} maxLength={500} rows={2} />
        </Narrow>
      </SiteForm>
    </Answer>
  );
}
