import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { useField } from './form-context';

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  cursor: pointer;

  && > input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    min-height: 0;
    margin: 0;
    accent-color: ${token.color.brand};
    ${focusRing}
  }
`;

interface CheckboxFieldProps {
  name: string;
  label: string;
}

/** A native checkbox. */
export function CheckboxField({ name, label }: CheckboxFieldProps) {
  const { id, value } = useField(name);
  return (
    <Choice htmlFor={id}>
      <input id={id} type="checkbox" name={name} defaultChecked={value !== ''} />
      {label}
    </Choice>
  );
}
