import { t } from '@lingui/core/macro';
import type { AfterReading, mailAccounts, MailSignIn } from 'contract/email';
import {
  ChoiceField,
  DateField,
  FlagField,
  InputGrid,
  type InputsProps,
  NumberField,
  TextField,
  useFormValue,
} from 'shared-ui/form';
import { securityOptions } from '../common/mail-security';
import { ProviderInputs } from './provider.inputs';
import { secretHelp } from './secret-help';

const afterOptions = [
  {
    value: 'nothing',
    get label() {
      return t`Leave it as it is`;
    },
  },
  {
    value: 'seen',
    get label() {
      return t`Mark it as seen`;
    },
  },
  {
    value: 'move',
    get label() {
      return t`Move it to a folder`;
    },
  },
] as const satisfies readonly { value: AfterReading; label: string }[];

const signInOptions = [
  {
    value: 'password',
    get label() {
      return t`By password`;
    },
  },
  {
    value: 'oauth2',
    get label() {
      return t`By OAuth 2`;
    },
  },
] as const satisfies readonly { value: MailSignIn; label: string }[];

/** A mailbox's form. */
export function MailAccountInputs({ form }: InputsProps<typeof mailAccounts>) {
  const after = useFormValue<typeof mailAccounts, AfterReading>(form, 'afterReading');
  const isPersonal = useFormValue<typeof mailAccounts, boolean>(form, 'isPersonal');
  const signIn = useFormValue<typeof mailAccounts, MailSignIn>(form, 'signIn');
  return (
    <InputGrid>
      <TextField form={form} name="name" label={t`Name`} placeholder={t`Sales`} />
      <ChoiceField form={form} name="signIn" label={t`Sign-in`} options={signInOptions} />
      {signIn === 'oauth2' ? <ProviderInputs form={form} /> : null}
      <TextField form={form} name="host" label={t`Host`} placeholder={t`imap.example.com`} />
      <NumberField
        form={form}
        name="port"
        label={t`Port`}
        help={t`993 with TLS, 143 with STARTTLS.`}
      />
      <ChoiceField form={form} name="security" label={t`Encryption`} options={securityOptions} />
      <TextField form={form} name="username" label={t`User name`} />
      {signIn === 'oauth2' ? null : (
        <TextField
          form={form}
          name="password"
          label={t`Password`}
          type="password"
          help={secretHelp(form.record !== undefined)}
        />
      )}
      <TextField form={form} name="folder" label={t`Folder`} />
      <DateField
        form={form}
        name="since"
        label={t`Since`}
        help={t`Left empty, all messages are read.`}
      />
      <ChoiceField
        form={form}
        name="afterReading"
        label={t`After reading a message`}
        options={afterOptions}
      />
      {after === 'move' ? <TextField form={form} name="moveTo" label={t`Move to`} /> : null}
      <TextField
        form={form}
        name="sentFolder"
        label={t`Folder for sent mails`}
        placeholder={t`Sent`}
        help={t`Gets the mails that are written in inquiries, too. Left empty, it gets none.`}
      />
      <FlagField
        form={form}
        name="isPersonal"
        label={t`My own mailbox`}
        help={t`Nobody else sees it or its messages. It cannot be changed later.`}
      />
      {isPersonal ? null : (
        <FlagField
          form={form}
          name="makesInquiries"
          label={t`Inquiries of known customers at once`}
          help={t`A first mail from a customer’s or contact person’s address becomes an inquiry if its order was read whole and nothing is unclear. It can be taken back.`}
        />
      )}
      <FlagField form={form} name="isActive" label={t`Read it`} />
    </InputGrid>
  );
}
