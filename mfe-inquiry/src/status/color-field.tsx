import { StatusColor } from 'contract/inquiry';
import type { statuses } from 'contract/inquiry';
import { Field, focusRing, statusShade, token, useFieldControl } from 'shared-ui';
import { type FormFieldProps, useFormField } from 'shared-ui/form';
import styled from 'styled-components';
import { colorLabels } from '../common/status-color-labels';

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${token.space[2]};
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.control.md};
  padding: 0 ${token.space[3]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  font-size: ${token.text.md};
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    appearance: none;
    cursor: pointer;
    ${focusRing}
  }
  &:has(:checked) {
    border-color: ${token.color.brand};
    box-shadow: inset 0 0 0 1px ${token.color.brand};
    font-weight: ${token.weight.semibold};
  }
`;

const Swatch = styled.span`
  flex: none;
  width: 1rem;
  height: 1rem;
  border-radius: 50%;
`;

/** The colour of a status, chosen from named swatches. */
export function ColorField(props: FormFieldProps<typeof statuses, StatusColor>) {
  const { value, change, blur, fieldProps } = useFormField<typeof statuses, StatusColor>(props);
  return (
    <Field {...fieldProps}>
      <Choices name={fieldProps.id} value={value} onChange={change} onBlur={blur} />
    </Field>
  );
}

interface ChoicesProps {
  name: string;
  value: StatusColor | null;
  onChange: (color: StatusColor) => void;
  onBlur: () => void;
}

function Choices({ name, value, onChange, onBlur }: ChoicesProps) {
  return (
    <Swatches {...useFieldControl({ role: 'radiogroup' })} onBlur={onBlur}>
      {StatusColor.options.map((color) => (
        <Choice key={color}>
          <input
            type="radio"
            name={`${name}-choice`}
            checked={value === color}
            onChange={() => onChange(color)}
          />
          <Swatch style={{ background: statusShade(color, 'mark') }} />
          {colorLabels[color]}
        </Choice>
      ))}
    </Swatches>
  );
}
