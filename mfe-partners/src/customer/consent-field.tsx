import type { customers } from 'contract/partner';
import { dateTimeText } from 'contract';
import { Field, Switch } from 'shared-ui';
import { type InputsProps, useFormField } from 'shared-ui/form';

type Customers = typeof customers;
type Consent = NonNullable<InputsProps<Customers>['form']['record']>;

/** Whether the customer consents to marketing mail, and since when; the API sets the time. */
export function ConsentField({ form }: InputsProps<Customers>) {
  const { value, change, blur, fieldProps } = useFormField<Customers, boolean>({
    form,
    name: 'marketingConsent',
    label: 'Agreed to be written to without having asked',
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

function sinceText(isGiven: boolean, record: Consent | undefined) {
  if (isGiven !== (record?.marketingConsent ?? false)) return 'The time is noted when you save.';
  const at = record?.marketingConsentAt ?? null;
  if (at === null) return 'Never given.';
  return `${isGiven ? 'Given' : 'Taken back'} on ${dateTimeText(at)}.`;
}
