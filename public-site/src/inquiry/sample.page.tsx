import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { StructureImage } from '../chemical/structure-image';
import { pageHref, slugAt } from '../common/hrefs';
import { Lead, Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { SelectField } from '../form/select-field';
import {
  CompanyField,
  CountryField,
  EmailField,
  NameField,
  PhoneField,
} from '../form/sender-fields';
import { FieldRow, SiteForm } from '../form/site-form';
import { TextField } from '../form/text-field';
import { TextareaField } from '../form/textarea-field';
import { SampleAside } from './sample-aside';
import type { SampledChemical, SampleView } from './sample-view';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem clamp(2.5rem, 6vw, 5rem);
  align-items: start;
  margin-top: 1.75rem;

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 40rem) minmax(0, 26rem);
    justify-content: space-between;
  }
`;

const Asked = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  max-width: 40rem;
  margin-bottom: 1.5rem;
  padding-inline-start: 1rem;
  border-inline-start: 3px solid ${token.color.brand};
  overflow-wrap: anywhere;

  & p {
    color: ${token.color.textMuted};
  }
  & > span {
    flex: none;
    width: 8rem;
    height: 4rem;
  }
`;

const titleId = 'sample-request';

/** A visitor asks for a small amount to try. */
export function SamplePage(view: SampleView) {
  const { crumbs, chemical } = view;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title id={titleId}>{t`Ask for a sample`}</Title>
      {chemical === null ? (
        <Lead>
          <Trans>
            Of which chemical? <a href={pageHref('search')}>Find it</a> and choose “Ask for a
            sample” on its page, or <a href={pageHref('contact')}>write to us</a>.
          </Trans>
        </Lead>
      ) : (
        <>
          <Lead>
            {t`A small amount to try before you order: we say first whether we can send it, and what it costs.`}
          </Lead>
          <Columns>
            <SampleForm {...view} chemical={chemical} />
            <SampleAside {...view} chemical={chemical} />
          </Columns>
        </>
      )}
    </Page>
  );
}

type SampleFormProps = Pick<SampleView, 'amounts' | 'countries' | 'form'> & {
  chemical: SampledChemical;
};

function SampleForm({ chemical, amounts, countries, form }: SampleFormProps) {
  const { id, name, href, facts, picture } = chemical;
  return (
    <div>
      <Asked>
        <div>
          <strong>
            <a href={href}>{name}</a>
          </strong>
          <p>{facts}</p>
        </div>
        {picture === null ? null : <StructureImage src={picture} size="card" />}
      </Asked>
      <SiteForm key={form.key} form={form} labelledBy={titleId} submitLabel={t`Ask for the sample`}>
        <input type="hidden" name="chemicalId" value={id} />
        <input type="hidden" name="product" value={slugAt(href)} />
        <SelectField
          name="amount"
          label={t`Amount`}
          none={t`Choose`}
          options={amounts}
          isRequired
        />
        <TextareaField
          name="purpose"
          label={t`What is it for?`}
          hint={t`The application, the amount that you would order, and what decides.`}
          maxLength={2_000}
          isRequired
        />
        <FieldRow>
          <NameField />
          <EmailField />
        </FieldRow>
        <FieldRow>
          <PhoneField />
          <CompanyField />
        </FieldRow>
        <FieldRow>
          <CountryField countries={countries} />
          <TextField
            name="destination"
            label={t`Destination`}
            hint={t`A town or a postcode.`}
            maxLength={200}
          />
        </FieldRow>
      </SiteForm>
    </div>
  );
}
