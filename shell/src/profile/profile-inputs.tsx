import { t } from '@lingui/core/macro';
import { Field, Input, Textarea } from 'shared-ui';
import { ApiError } from 'shared-ui/client';
import { PasswordInput } from '../login/password-input';
import { MailedTopics } from './mailed-topics';
import { RegionInputs } from './region-inputs';
import type { ProfileDraft } from './use-update-profile';

export interface ProfileInputsProps {
  readonly draft: ProfileDraft;
  readonly storedEmail: string;
  /** Why the last save failed. */
  readonly error: unknown;
  readonly onChange: (change: Partial<ProfileDraft>) => void;
}

/** Names and email; another email needs the password. */
export function ProfileInputs({ draft, storedEmail, error, onChange }: ProfileInputsProps) {
  const isNewEmail = draft.email.trim().toLowerCase() !== storedEmail.toLowerCase();
  return (
    <>
      <Field label={t`First name`} isRequired>
        <Input
          name="firstname"
          autoComplete="given-name"
          required
          maxLength={80}
          value={draft.firstname}
          onChange={(event) => onChange({ firstname: event.target.value })}
        />
      </Field>
      <Field label={t`Last name`} isRequired>
        <Input
          name="lastname"
          autoComplete="family-name"
          required
          maxLength={80}
          value={draft.lastname}
          onChange={(event) => onChange({ lastname: event.target.value })}
        />
      </Field>
      <Field label={t`Email`} error={isNewEmail ? errorAt(error, 'email') : undefined} isRequired>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={draft.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      </Field>
      <CustomerFacing draft={draft} error={error} onChange={onChange} />
      <RegionInputs draft={draft} onChange={onChange} />
      <MailedTopics
        chosen={draft.mailedTopics}
        onChange={(mailedTopics) => onChange({ mailedTopics })}
      />
      {isNewEmail ? (
        <Field
          label={t`Your password`}
          help={t`Needed for another email. Where mail can be sent, the email changes once you open the link in it.`}
          error={errorAt(error, 'password')}
          isRequired
        >
          <PasswordInput
            name="password"
            autoComplete="current-password"
            required
            maxLength={200}
            value={draft.password}
            onChange={(event) => onChange({ password: event.target.value })}
          />
        </Field>
      ) : null}
    </>
  );
}

/** What customers read: the phone and the signature. */
function CustomerFacing({ draft, error, onChange }: Omit<ProfileInputsProps, 'storedEmail'>) {
  return (
    <>
      <Field
        label={t`Phone`}
        help={t`For customers, in your offers and orders.`}
        error={errorAt(error, 'phone')}
      >
        <Input
          name="phone"
          type="tel"
          autoComplete="work tel"
          maxLength={40}
          value={draft.phone ?? ''}
          onChange={({ target: { value } }) => onChange({ phone: value === '' ? null : value })}
        />
      </Field>
      <Field
        label={t`Signature`}
        help={t`Stands under the mails that you write in an inquiry.`}
        error={errorAt(error, 'signature')}
      >
        <Textarea
          name="signature"
          rows={4}
          maxLength={1000}
          value={draft.signature ?? ''}
          onChange={({ target: { value } }) => onChange({ signature: value === '' ? null : value })}
        />
      </Field>
    </>
  );
}

/** A refusal of another email is shown where it is entered; all other failures are only logged. */
function errorAt(error: unknown, path: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.fieldErrors.find((one) => one.path === path)?.message;
}
