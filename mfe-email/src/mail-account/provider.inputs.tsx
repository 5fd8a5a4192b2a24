import { t } from '@lingui/core/macro';
import { mailProviders, type mailAccounts, mailSignInPath } from 'contract/email';
import { Field, Select } from 'shared-ui';
import { type InputsProps, TextField, useFormValue } from 'shared-ui/form';
import { secretHelp } from './secret-help';

type MailAccounts = typeof mailAccounts;
type ProviderName = keyof typeof mailProviders;

const another = 'another';
const options = [
  { value: 'microsoft', label: mailProviders.microsoft.label },
  { value: 'google', label: mailProviders.google.label },
  {
    value: another,
    get label() {
      return t`Another one`;
    },
  },
] as const satisfies readonly { value: ProviderName | typeof another; label: string }[];

const names: readonly ProviderName[] = ['microsoft', 'google'];

/** What a mailbox needs that its provider gives tokens for; known ones fill it in. */
export function ProviderInputs({ form }: InputsProps<MailAccounts>) {
  const tokenUrl = useFormValue<MailAccounts, string>(form, 'tokenUrl');
  const chosen = names.find((name) => mailProviders[name].tokenUrl === tokenUrl) ?? another;
  function fillIn(value: string) {
    const name = names.find((one) => one === value);
    const { host, authorizationUrl, tokenUrl: address, scope } = name ? mailProviders[name] : empty;
    const change = { shouldDirty: true } as const;
    form.fields.setValue('authorizationUrl', authorizationUrl, change);
    form.fields.setValue('tokenUrl', address, change);
    form.fields.setValue('scope', scope, change);
    if (host === null) return;
    form.fields.setValue('host', host, change);
    form.fields.setValue('port', 993, change);
    form.fields.setValue('security', 'tls', change);
  }
  return (
    <>
      <Field
        id={`${form.id}-provider`}
        label={t`Provider`}
        help={t`Register a client there with the redirect address ${{ address: `${location.origin}${mailSignInPath}` }}`}
      >
        <Select options={options} value={chosen} onValueChange={fillIn} />
      </Field>
      <TextField form={form} name="clientId" label={t`Client ID`} />
      <TextField
        form={form}
        name="clientSecret"
        label={t`Client secret`}
        type="password"
        help={secretHelp(form.record !== undefined)}
      />
      <TextField form={form} name="authorizationUrl" label={t`Authorization address`} />
      <TextField form={form} name="tokenUrl" label={t`Token address`} />
      <TextField form={form} name="scope" label={t`Scopes`} help={t`Separated by spaces.`} />
    </>
  );
}

const empty = { host: null, authorizationUrl: null, tokenUrl: null, scope: null };
