import { t } from '@lingui/core/macro';
import { visitorsBasket } from '../basket/basket-store';
import { SectionTitle } from '../common/look';
import { CheckboxField } from '../form/checkbox-field';
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
import type { InquiryPageView } from './inquiry-view';
import { documentKinds, documentNames, linesField } from './line-field';
import { LineSection } from './line-section';
import { useListTerms } from './use-list-terms';
import { Columns, Documents, FirstButton, Section } from './section-look';

interface InquiryFormProps {
  view: InquiryPageView;
  /** The id of its heading. */
  labelledBy: string;
}

/** The lines and the sender, in one form. */
export function InquiryForm({ view, labelledBy }: InquiryFormProps) {
  const { form, notes } = useListTerms(view.form);
  return (
    <SiteForm
      key={Object.keys(notes).join()}
      form={form}
      notes={notes}
      labelledBy={labelledBy}
      submitLabel={t`Send inquiry`}
      isWide
      placeOf={(path) => lineNameAt(path, view)}
      onTaken={() => visitorsBasket().empty()}
    >
      {/* Enter presses a form's first button, which else would be the one that removes a line. */}
      <FirstButton type="submit" tabIndex={-1} aria-hidden="true">
        {t`Send inquiry`}
      </FirstButton>
      <LineSection view={view} />
      <Columns>
        <WhoFields countries={view.countries} />
        <WhereFields incoterms={view.incoterms} />
      </Columns>
    </SiteForm>
  );
}

/** The item in the line of a field. */
function lineNameAt(path: string, view: InquiryPageView): string | undefined {
  const [list, number] = path.split('.');
  if (list !== linesField || number === undefined) return undefined;
  const stored = typeof window === 'undefined' ? [] : visitorsBasket().read().lines;
  const line = [...stored, ...view.lines].find((one) => one.number === Number(number));
  const place = Number(number) + 1;
  return line?.name || t`Line ${place}`;
}

function WhoFields({ countries }: Pick<InquiryPageView, 'countries'>) {
  return (
    <Section>
      <SectionTitle>{t`Your details`}</SectionTitle>
      <NameField />
      <EmailField />
      <FieldRow>
        <PhoneField />
        <CompanyField />
      </FieldRow>
      <CountryField countries={countries} />
    </Section>
  );
}

function WhereFields({ incoterms }: Pick<InquiryPageView, 'incoterms'>) {
  return (
    <Section>
      <SectionTitle>{t`Delivery`}</SectionTitle>
      <FieldRow>
        <SelectField
          name="incoterm"
          label={t`Terms of delivery`}
          hint={t`Incoterms 2020.`}
          none={t({ message: 'Open', context: 'no term chosen' })}
          options={incoterms.map(([code, name]) => [code, `${code} – ${name}`] as const)}
        />
        <TextField
          name="destination"
          label={t`Destination`}
          hint={t`A port, a town or a postcode.`}
          maxLength={200}
        />
      </FieldRow>
      <Documents>
        <legend>{t`Documents wanted`}</legend>
        {documentKinds.map((kind) => (
          <CheckboxField
            key={kind}
            name={`documentsWanted.${kind}`}
            label={documentNames()[kind]}
          />
        ))}
      </Documents>
      <TextareaField name="message" label={t`Message`} maxLength={10_000} />
    </Section>
  );
}
