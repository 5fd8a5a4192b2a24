import { t } from '@lingui/core/macro';
import type { AnyPartner } from 'contract/partner';
import type { ReactNode } from 'react';
import {
  ChoicesField,
  FormSection,
  SectionNav,
  StaffFilesField,
  TextareaField,
} from 'shared-ui/form';
import { AddressInputs } from './address-inputs';
import { certificationOptions } from './certifications';
import { CompanyInputs } from './company-inputs';
import { ConsentField } from './consent-field';
import { ContactInputs } from './contact-inputs';
import type { PartnerForm } from './partner-form';
import type { PartnerKind } from './partner-kind';
import { partnerSections, sectionOf } from './partner-sections';
import { TermsInputs } from './terms-inputs';

interface PartnerInputsProps {
  form: PartnerForm;
  kind: PartnerKind;
  /** Inputs of this kind of partner only, at the end of their sections. */
  company: ReactNode;
  terms?: ReactNode;
}

/** A partner's form, in the order in which it is filled in. */
export function PartnerInputs({ form, kind, company, terms }: PartnerInputsProps) {
  const section = (title: (typeof partnerSections)[number]) => sectionOf(form, title);
  return (
    <>
      <SectionNav sections={partnerSections.map(section)} />
      <FormSection {...section('Company')} description={t`Who they are.`}>
        <CompanyInputs form={form} kind={kind} />
        {company}
      </FormSection>
      <FormSection {...section('Contact')} description={t`Main contact and how to reach them.`}>
        <ContactInputs form={form} />
      </FormSection>
      <FormSection {...section('Address')} description={t`Where they are.`}>
        <AddressInputs form={form} />
      </FormSection>
      <FormSection {...section('Trade terms')} description={t`On which terms we deal.`}>
        <TermsInputs form={form} />
        {terms}
      </FormSection>
      <FormSection {...section('Certifications')} description={t`The papers are documents below.`}>
        <div data-wide>
          <ChoicesField<AnyPartner>
            form={form}
            name="certifications"
            label={t`Certifications`}
            options={certificationOptions}
          />
        </div>
      </FormSection>
      <FormSection
        {...section('Documents')}
        description={t`Contracts and certificates, for staff.`}
      >
        <div data-wide>
          <StaffFilesField
            form={form}
            name="documents"
            label={t`Documents`}
            noun={t`document`}
            stored={form.record?.documents}
          />
        </div>
      </FormSection>
      <FormSection {...section('Notes')} description={t`For staff.`}>
        <div data-wide>
          <TextareaField<AnyPartner> form={form} name="notes" label={t`Notes`} rows={5} />
        </div>
      </FormSection>
      <FormSection {...section('Consent')}>
        <ConsentField form={form} />
      </FormSection>
    </>
  );
}
