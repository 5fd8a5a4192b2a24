import { t } from '@lingui/core/macro';
import { Field, Input } from 'shared-ui';
import type { SecondStep } from './use-login';

export interface CodeFieldProps {
  readonly step: SecondStep;
  readonly value: string;
  readonly error: string | undefined;
  /** Asked alone, after the password. */
  readonly isNext?: boolean;
  readonly onChange: (code: string) => void;
}

/** Takes the code of an authenticator app, or a recovery code. */
export function CodeField({ step, value, error, isNext = false, onChange }: CodeFieldProps) {
  return (
    <Field label={t`Code`} help={helpOf(step)} error={error}>
      <Input
        name="code"
        // Recovery codes have letters, for which the digits of a phone do not do.
        autoCapitalize="characters"
        spellCheck={false}
        autoComplete="one-time-code"
        maxLength={30}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the password was right: this is what is asked now
        autoFocus={isNext}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

function helpOf({ hasApp, hasPasskey }: SecondStep): string {
  if (!hasApp && hasPasskey) return t`Use your passkey, or enter a recovery code.`;
  return t`Of your authenticator app, or a recovery code.`;
}
