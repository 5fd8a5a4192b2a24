import { t } from '@lingui/core/macro';
import type { MailSecurity, mailServers } from 'contract/email';
import { useEffect } from 'react';
import { Field, RadioGroup } from 'shared-ui';
import {
  type InputsProps,
  NumberField,
  TextField,
  useFormField,
  useFormValue,
} from 'shared-ui/form';
import { MailboxNote } from './mailbox-note';
import { securityOptions, standardPorts } from '../common/mail-security';

type MailServers = typeof mailServers;

/** Host, port and encryption; the port follows the encryption until another one is typed. */
export function ConnectionInputs({ form }: InputsProps<MailServers>) {
  const host = useFormValue<MailServers, string>(form, 'host');
  const port = useFormValue<MailServers, number>(form, 'port');
  return (
    <>
      <TextField form={form} name="host" label={t`Host`} placeholder={t`mail.example.com`} />
      <NumberField form={form} name="port" label={t`Port`} />
      <div data-wide>
        <SecurityField form={form} />
      </div>
      <div data-wide>
        <MailboxNote
          {...(host !== null && { host: host.trim().toLowerCase() })}
          {...(port !== null && { port })}
        />
      </div>
    </>
  );
}

function SecurityField({ form }: InputsProps<MailServers>) {
  const security = useFormField<MailServers, MailSecurity>({
    form,
    name: 'security',
    label: t`Encryption`,
    help: t`STARTTLS begins in the clear and goes on only if the server encrypts.`,
  });
  const port = useFormField<MailServers, number>({ form, name: 'port', label: t`Port` });
  const chosen = security.value ?? 'starttls';
  useStartingPort(form, chosen);

  function choose(next: MailSecurity) {
    if (port.value === null || port.value === standardPorts[chosen]) {
      port.change(standardPorts[next]);
    }
    security.change(next);
  }
  return (
    <Field {...security.fieldProps}>
      <RadioGroup
        options={securityOptions}
        value={chosen}
        onValueChange={choose}
        onBlur={security.blur}
      />
    </Field>
  );
}

/** A blank form gets the standard port of its encryption as the default, so that it does not count as changed. */
function useStartingPort(
  { fields, record }: InputsProps<MailServers>['form'],
  chosen: MailSecurity,
) {
  const isBlank =
    record === undefined &&
    fields.getValues('port') === null &&
    !fields.getFieldState('port', fields.formState).isDirty;
  // Updates React Hook Form's state, which is outside React.
  useEffect(() => {
    if (isBlank) fields.resetField('port', { defaultValue: standardPorts[chosen] });
  }, [isBlank, fields, chosen]);
}
