import { t } from '@lingui/core/macro';
import type { careerApplications } from 'contract/content';
import { StaffFileLink } from 'shared-ui';
import {
  ChoiceField,
  FileField,
  FormSection,
  InputGrid,
  type InputsProps,
  LetterLanguageField,
  NumberField,
  TextareaField,
  TextField,
  useFormValue,
} from 'shared-ui/form';
import { statusOptions } from './application-status';
import { useOpeningOptions } from './opening-options';

type Applications = typeof careerApplications;
type Props = InputsProps<Applications>;

/** Inputs of an application that staff enter. */
export function ApplicationInputs({ form }: Props) {
  return (
    <>
      <FormSection title={t`Applicant`} description={t`Who applies, and how to reach them.`}>
        <TextField form={form} name="name" label={t`Name`} />
        <TextField form={form} name="email" label={t`Email`} type="email" />
        <TextField form={form} name="phone" label={t`Phone`} type="tel" />
        <LetterLanguageField form={form} name="language" label={t`Language`} />
        <NumberField form={form} name="experienceYears" label={t`Experience`} unit={t`years`} />
      </FormSection>
      <FormSection title={t`Application`} description={t`What for, and in which words.`}>
        <OpeningField form={form} />
        <TextField
          form={form}
          name="position"
          label={t`Position`}
          help={t`The title of the opening when left empty.`}
        />
        <div data-wide>
          <TextareaField
            form={form}
            name="message"
            label={t({ message: 'Message', context: 'application' })}
            rows={5}
          />
        </div>
        <div data-wide>
          <ResumeField form={form} />
        </div>
      </FormSection>
      <FormSection title={t`Handling`} description={t`For staff alone.`}>
        <HandlingFields form={form} />
      </FormSection>
    </>
  );
}

/** Inputs for the staff's part of an application from the website. */
export function HandlingInputs({ form }: Props) {
  return (
    <InputGrid>
      <HandlingFields form={form} />
    </InputGrid>
  );
}

function HandlingFields({ form }: Props) {
  return (
    <>
      <ChoiceField form={form} name="status" label={t`Status`} options={statusOptions} />
      <div data-wide>
        <TextareaField
          form={form}
          name="notes"
          label={t`Notes`}
          rows={6}
          help={t`For staff alone; the applicant never sees them.`}
        />
      </div>
    </>
  );
}

/** Open positions, and the selected one even if it is closed by now. */
function OpeningField({ form }: Props) {
  const chosen = useFormValue<Applications, string>(form, 'openingId');
  const options = useOpeningOptions().filter(({ value, isOpen }) => isOpen || value === chosen);
  return <ChoiceField form={form} name="openingId" label={t`Opening`} options={options} />;
}

/** A stored résumé cannot be replaced. */
function ResumeField({ form }: Props) {
  const stored = form.record?.resume ?? null;
  if (stored !== null) {
    return <StaffFileLink name={stored}>{t`Download the résumé`}</StaffFileLink>;
  }
  return (
    <FileField
      form={form}
      name="resume"
      label={t`Résumé`}
      kind="document"
      audience="staff"
      help={t`PDF or DOCX. It cannot be exchanged later.`}
    />
  );
}
