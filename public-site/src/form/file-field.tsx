import { t } from '@lingui/core/macro';
import { Field, inputBox, token, useFieldControl } from 'shared-ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useField } from './form-context';

const Box = styled.input`
  ${inputBox}
  && {
    padding: 0.375rem;
  }

  &::file-selector-button {
    min-height: 2rem;
    margin-inline-end: 0.75rem;
    padding: 0.25rem 0.875rem;
    border: 1px solid ${token.color.borderStrong};
    border-radius: ${token.radius.sm};
    background: ${token.color.surfaceSunken};
    color: ${token.color.text};
    font: inherit;
    font-weight: ${token.weight.medium};
    cursor: pointer;
  }
  &::file-selector-button:hover {
    background: ${token.color.surfaceHover};
  }
`;

interface FileFieldProps {
  name: string;
  label: string;
  hint: string;
  isRequired?: boolean;
  /** The `accept` attribute of the file input. */
  accept: string;
}

/** A native file input, which works without a script. */
export function FileField({ name, label, hint, isRequired = false, accept }: FileFieldProps) {
  const { id, error, isReturned } = useField(name);
  const help = isReturned ? t`${hint} Choose it once more: browsers do not keep files.` : hint;
  return (
    <Field id={id} label={label} help={help} error={error} isRequired={isRequired}>
      <FileInput name={name} accept={accept} />
    </Field>
  );
}

/** In a `Field`. */
export function FileInput(props: ComponentProps<'input'>) {
  return <Box type="file" {...useFieldControl(props)} />;
}
