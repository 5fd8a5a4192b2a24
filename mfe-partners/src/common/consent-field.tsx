import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import type { AnyPartner } from 'contract/partner';
import { Field, Switch } from 'shared-ui';
import { useFormField } from 'shared-ui/form';
import type { PartnerForm } from './partner-form';

interface ConsentFieldProps {
  form: PartnerForm;
}

/** Whether the partner consents to marketing mail, and since when; the API sets the time. */
export function ConsentField({ form }: ConsentFieldProps) {
  const { value, change, blur, fieldProps } = useFormField<AnyPartner, boolean>({
    form,
    name: 'marketingConsent',
    label: t`Agreed to be written to without having asked`,
  });
  const isGiven = value ?? false;
  return (
    <div data-wide>
      <Field
        {...fieldProps}
        help={sinceText(isGiven, form.record)}
        isRequired={false}
        layout="inline"
      >
        <Switch checked={isGiven} onCheckedChange={change} onBlur={blur} />
      </Field>
    </div>
  );
}

function sinceText(isGiven: boolean, record: PartnerForm['record']) {
  if (isGiven !== (record?.marketingConsent ?? false)) return t`The time is noted when you save.`;
  const at = record?.marketingConsentAt ?? null;
  if (at === null) return t`Never given.`;
  const when = dateTimeText(at);
  return isGiven ? t`Given on ${when}.` : t`Taken back on ${when}.`;
}
