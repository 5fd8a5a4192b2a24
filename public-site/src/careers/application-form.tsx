import { t } from '@lingui/core/macro';
import { forgetEntries } from '../form/forget-entries';
import { LateKeptNote } from '../form/late-kept-note';
import { FileField } from '../form/file-field';
import type { OpenForm } from '../form/form-view';
import { SelectField } from '../form/select-field';
import { EmailField, NameField, PhoneField } from '../form/sender-fields';
import { FieldRow, SiteForm } from '../form/site-form';
import { TextField } from '../form/text-field';
import { TextareaField } from '../form/textarea-field';
import { type OpeningView, resumeLimit } from './careers-view';

interface ApplicationFormProps {
  form: OpenForm;
  openings: readonly OpeningView[];
  /** The id of its heading. */
  labelledBy: string;
}

export function ApplicationForm({ form, openings, labelledBy }: ApplicationFormProps) {
  return (
    <SiteForm
      key={form.key}
      form={form}
      labelledBy={labelledBy}
      submitLabel={t`Send application`}
      file={resumeLimit}
      onTaken={() => forgetEntries(form.action)}
    >
      <LateKeptNote action={form.action} />
      <SelectField
        name="openingId"
        label={t`Opening`}
        none={t`None of these: speculative application`}
        options={openings.map(({ id, title }) => [id, title] as const)}
      />
      <FieldRow>
        <NameField />
        <EmailField />
      </FieldRow>
      <FieldRow>
        <PhoneField />
        <TextField
          name="experienceYears"
          label={t`Years of experience`}
          inputMode="decimal"
          maxLength={4}
        />
      </FieldRow>
      <TextareaField name="message" label={t`Cover letter`} maxLength={10_000} />
      <FileField
        name={resumeLimit.name}
        label={t`Résumé`}
        hint={t`PDF or DOCX, at most 10 MB.`}
        accept=".pdf,.docx,application/pdf"
        isRequired
      />
    </SiteForm>
  );
}
