import { t } from '@lingui/core/macro';
import { Field, token } from 'shared-ui';
import styled from 'styled-components';
import { PasswordInput } from '../login/password-input';
import { minPasswordLength, strengthOf } from './password-strength';

const Meter = styled.div<{ $share: number }>`
  height: 0.25rem;
  margin-top: ${token.space[1]};
  border-radius: ${token.radius.full};
  background: linear-gradient(
    to right,
    ${token.color.brand} ${({ $share }) => $share * 100}%, ${token.color.border} 0
  );
`;

const Line = styled.div`
  min-height: 1.5rem;
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
`;

export interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** A new password with a button to show it and its strength by length. */
export function NewPasswordField({ label, value, onChange, error }: NewPasswordFieldProps) {
  const strength = strengthOf(value);
  return (
    <div>
      <Field
        label={label}
        help={t`At least ${minPasswordLength} characters; a few words are easy to remember.`}
        error={error}
        isRequired
      >
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          maxLength={200}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <Line>
        {strength === undefined ? null : (
          <>
            <Meter $share={strength.share} aria-hidden="true" />
            {strength.label}
          </>
        )}
      </Line>
    </div>
  );
}
