import { t } from '@lingui/core/macro';
import { FormSection, type InputsProps, TextField } from 'shared-ui/form';
import type { companyRecord } from './company-record';
import { HueField } from './hue-field';
import { LetterInputs } from './letter-inputs';
import { RegionInputs } from './region-inputs';

/** The company's name, numbers and defaults. */
export function CompanyInputs({ form }: InputsProps<typeof companyRecord>) {
  return (
    <>
      <FormSection title={t`Name`} description={t`On the site, in the panel and in mail.`}>
        <TextField
          form={form}
          name="name"
          label={t`Company name`}
          help={t`In the site’s header and footer, and in search results.`}
        />
        <TextField
          form={form}
          name="shortName"
          label={t`Short name`}
          help={t`After every page title of the site, such as “Contact us – Example”. Empty for none.`}
        />
      </FormSection>
      <FormSection
        title={t`Colour`}
        description={t`Of the site and of this panel, light and dark.`}
      >
        <div data-wide>
          <HueField form={form} />
        </div>
      </FormSection>
      <FormSection title={t`Numbers`} description={t`In the site’s footer and in documents.`}>
        <TextField
          form={form}
          name="registrationNumber"
          label={t`Registration number`}
          placeholder={t`Companies House 01234567`}
        />
        <TextField form={form} name="vatNumber" label={t`VAT number`} />
      </FormSection>
      <LetterInputs form={form} />
      <FormSection
        title={t`Region`}
        description={t`For dates in mail, and for documents such as offers.`}
      >
        <RegionInputs form={form} />
      </FormSection>
      <FormSection title={t`Mail`} description={t`What recipients see of the company.`}>
        <TextField
          form={form}
          name="mailSenderName"
          label={t`Sender name`}
          help={t`For mail servers without a sender name. Empty for the company name.`}
        />
        <TextField
          form={form}
          name="mailSignature"
          label={t`Signature`}
          help={t`The last line of automatic mail, below the company name.`}
        />
      </FormSection>
      <FormSection
        title={t`Security`}
        description={t`For staff who sign in, and for whoever finds a fault.`}
      >
        <TextField
          form={form}
          name="signInLabel"
          label={t`Name of the sign-in`}
          placeholder={t`your company account`}
          help={t`“Sign in with …”, where this installation has an identity provider.`}
        />
        <TextField
          form={form}
          name="securityContact"
          label={t`Security contact`}
          placeholder={t`mailto:security@example.com`}
          help={t`An address with https: or mailto: for /.well-known/security.txt. Empty for the contact page.`}
        />
      </FormSection>
    </>
  );
}
