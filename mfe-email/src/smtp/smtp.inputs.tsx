import { t } from '@lingui/core/macro';
import type { mailServers } from 'contract/email';
import { FlagField, FormSection, type InputsProps, NumberField, TextField } from 'shared-ui/form';
import { ConnectionInputs } from './connection-inputs';
import { DkimSection } from './dkim-section';
import { FormTest } from './form-test';
import { PasswordField } from './password-field';

/** A mail server's form. */
export function SmtpInputs({ form }: InputsProps<typeof mailServers>) {
  return (
    <>
      <FormSection title={t`Server`} description={t`Host, port and encryption.`}>
        <div data-wide>
          <TextField form={form} name="name" label={t`Name`} />
        </div>
        <ConnectionInputs form={form} />
      </FormSection>
      <FormSection title={t`Sign-in`} description={t`Empty where the server asks for none.`}>
        <TextField form={form} name="username" label={t`User name`} />
        <PasswordField form={form} />
      </FormSection>
      <FormSection title={t`Sender`} description={t`Name and email that messages are sent from.`}>
        <TextField form={form} name="fromName" label={t`Sender name`} />
        <TextField form={form} name="fromAddress" label={t`Sender email`} type="email" />
        <TextField
          form={form}
          name="replyTo"
          label={t`Replies go to`}
          type="email"
          help={t`Left empty, to the sender.`}
        />
        <TextField
          form={form}
          name="bounceAddress"
          label={t`Bounces go to`}
          type="email"
          help={t`Such as bounces@example.com; used as bounces+TOKEN@example.com. Left empty, bounces go to the sender.`}
        />
        <div data-wide>
          <FlagField form={form} name="isDefault" label={t`Use as default server`} />
        </div>
        <div data-wide>
          <FlagField
            form={form}
            name="sendsAccountLinks"
            label={t`Send links for accounts`}
            help={t`Invitations, new passwords and new emails of colleagues leave by this server alone. Only an Owner chooses it, and changes where and as whom it sends.`}
          />
        </div>
      </FormSection>
      <FormSection title={t`Limits`} description={t`As your email provider allows.`}>
        <NumberField
          form={form}
          name="maxPerMinute"
          label={t`Messages a minute`}
          help={t`Left empty, there is no limit but the server’s own.`}
        />
      </FormSection>
      <DkimSection form={form} />
      <FormTest form={form} />
    </>
  );
}
