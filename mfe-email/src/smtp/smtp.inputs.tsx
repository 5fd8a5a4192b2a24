import type { mailServers } from 'contract';
import { FlagField, FormSection, type InputsProps, NumberField, TextField } from 'shared-ui';
import { ConnectionInputs } from './connection-inputs';
import { FormTest } from './form-test';
import { PasswordField } from './password-field';

/** A mail server's form. */
export function SmtpInputs({ form }: InputsProps<typeof mailServers>) {
  return (
    <>
      <FormSection title="Server" description="Where it is, and how it is spoken to.">
        <div data-wide>
          <TextField form={form} name="name" label="Name" />
        </div>
        <ConnectionInputs form={form} />
      </FormSection>
      <FormSection title="Sign-in" description="Empty where the server asks for none.">
        <TextField form={form} name="username" label="User name" />
        <PasswordField form={form} />
      </FormSection>
      <FormSection title="Sender" description="Whom mail by this server is from.">
        <TextField form={form} name="fromName" label="Name of the sender" />
        <TextField form={form} name="fromAddress" label="Address of the sender" type="email" />
        <TextField
          form={form}
          name="replyTo"
          label="Replies go to"
          type="email"
          help="Left empty, to the sender."
        />
        <div data-wide>
          <FlagField
            form={form}
            name="isDefault"
            label="Default: what names no other server leaves by this one"
          />
        </div>
      </FormSection>
      <FormSection title="Limits" description="What the server’s keeper allows.">
        <NumberField
          form={form}
          name="maxPerMinute"
          label="Messages a minute"
          help="Left empty, there is no limit but the server’s own."
        />
      </FormSection>
      <FormTest form={form} />
    </>
  );
}
