import { FormSection, type InputsProps, TextField } from 'shared-ui/form';
import type { companyRecord } from './company-record';
import { HueField } from './hue-field';
import { LetterInputs } from './letter-inputs';
import { RegionInputs } from './region-inputs';

/** The company's name, numbers and defaults. */
export function CompanyInputs({ form }: InputsProps<typeof companyRecord>) {
  return (
    <>
      <FormSection title="Name" description="On the site, in the panel and in mail.">
        <TextField
          form={form}
          name="name"
          label="Company name"
          help="In the site’s header and footer, and in search results."
        />
        <TextField
          form={form}
          name="shortName"
          label="Short name"
          help="After every page title of the site, such as “Contact us – Example”. Empty for none."
        />
      </FormSection>
      <FormSection title="Colour" description="Of the site and of this panel, light and dark.">
        <div data-wide>
          <HueField form={form} />
        </div>
      </FormSection>
      <FormSection title="Numbers" description="In the site’s footer and in documents.">
        <TextField
          form={form}
          name="registrationNumber"
          label="Registration number"
          placeholder="Companies House 01234567"
        />
        <TextField form={form} name="vatNumber" label="VAT number" />
      </FormSection>
      <LetterInputs form={form} />
      <FormSection
        title="Region"
        description="For dates in mail, and for documents such as offers."
      >
        <RegionInputs form={form} />
      </FormSection>
      <FormSection title="Mail" description="What recipients see of the company.">
        <TextField
          form={form}
          name="mailSenderName"
          label="Sender name"
          help="For mail servers without a sender name. Empty for the company name."
        />
        <TextField
          form={form}
          name="mailSignature"
          label="Signature"
          help="The last line of automatic mail, below the company name."
        />
      </FormSection>
      <FormSection
        title="Security"
        description="For staff who sign in, and for whoever finds a fault."
      >
        <TextField
          form={form}
          name="signInLabel"
          label="Name of the sign-in"
          placeholder="your company account"
          help="“Sign in with …”, where this installation has an identity provider."
        />
        <TextField
          form={form}
          name="securityContact"
          label="Security contact"
          placeholder="mailto:security@example.com"
          help="An address with https: or mailto: for /.well-known/security.txt. Empty for the contact page."
        />
      </FormSection>
    </>
  );
}
