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
      <FormSection title="Server" description="Host, port and encryption.">
        <div data-wide>
          <TextField form={form} name="name" label="Name" />
        </div>
        <ConnectionInputs form={form} />
      </FormSection>
      <FormSection title="Sign-in" description="Empty where the server asks for none.">
        <TextField form={form} name="username" label="User name" />
        <PasswordField form={form} />
      </FormSection>
      <FormSection title="Sender" description="Name and email that messages are sent from.">
        <TextField form={form} name="fromName" label="Sender name" />
        <TextField form={form} name="fromAddress" label="Sender email" type="email" />
        <TextField
          form={form}
          name="replyTo"
          label="Replies go to"
          type="email"
          help="Left empty, to the sender."
        />
        <TextField
          form={form}
          name="bounceAddress"
          label="Bounces go to"
          type="email"
          help="Such as bounces@example.com; used as bounces+TOKEN@example.com. Left empty, bounces go to the sender."
        />
        <div data-wide>
          <FlagField form={form} name="isDefault" label="Use as default server" />
        </div>
        <div data-wide>
          <FlagField
            form={form}
            name="sendsAccountLinks"
            label="Send links for accounts"
            help="Invitations, new passwords and new emails of colleagues leave by this server alone. Only an Owner chooses it, and changes where and as whom it sends."
          />
        </div>
      </FormSection>
      <FormSection title="Limits" description="As your email provider allows.">
        <NumberField
          form={form}
          name="maxPerMinute"
          label="Messages a minute"
          help="Left empty, there is no limit but the server’s own."
        />
      </FormSection>
      <DkimSection form={form} />
      <FormTest form={form} />
    </>
  );
}
