import { t } from '@lingui/core/macro';
import { type Ref, useId } from 'react';
import styled from 'styled-components';
import { Field } from '../parts/field/field';
import { Input } from '../parts/input/input';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { token } from '../tokens/token';
import { usePhoneInput } from './use-phone-input';

const Box = styled.div<{ $signs: number }>`
  position: relative;

  & > span[data-code] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0.75rem;
    display: flex;
    align-items: center;
    color: ${token.color.textMuted};
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  & > input {
    ${({ $signs }) => ($signs === 0 ? '' : `padding-inline-start: calc(1rem + ${$signs}ch);`)}
    font-variant-numeric: tabular-nums;
  }
`;

export interface PhoneInputProps {
  id: string;
  label: string;
  /** For one of several inputs, whose group has a visible label. */
  isLabelHidden?: boolean;
  help?: string;
  error: string | undefined;
  isRequired?: boolean;
  value: string;
  onValueChange: (value: string) => void;
  onBlur: () => void;
  /** The address's country. */
  country: string | null;
  inputRef?: Ref<HTMLInputElement>;
}

/** A telephone number, typed in national or international form, and shown in its country's format. */
export function PhoneInput(props: PhoneInputProps) {
  const { id, label, isLabelHidden = false, help, error, isRequired, onBlur, inputRef } = props;
  const codeId = useId();
  const { text, type, leave, callingCode, problem, isTyping } = usePhoneInput(props);
  const code = callingCode === undefined ? undefined : `+${callingCode}`;
  return (
    <Field
      id={id}
      label={isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {...(help !== undefined && { help })}
      {...(isRequired !== undefined && { isRequired })}
      error={isTyping ? undefined : (problem ?? error)}
    >
      <Box $signs={code === undefined ? 0 : code.length + 0.5}>
        {code === undefined ? null : (
          <span data-code id={codeId}>
            <VisuallyHidden>{t`Country code`} </VisuallyHidden>
            {code}
          </span>
        )}
        <Input
          ref={inputRef}
          type="tel"
          autoComplete="off"
          maxLength={40}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={() => {
            leave();
            onBlur();
          }}
        />
      </Box>
    </Field>
  );
}
