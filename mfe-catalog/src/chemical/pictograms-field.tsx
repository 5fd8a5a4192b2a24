import { t } from '@lingui/core/macro';
import { type chemicals, GhsPictogram } from 'contract/catalog';
import { Field, GhsPictogramImage, token, useFieldControl } from 'shared-ui';
import { type InputsProps, useFormField } from 'shared-ui/form';
import styled from 'styled-components';
import { ghsPictogramNames } from '../common/property-names';

type Chemicals = typeof chemicals;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${token.space[2]};
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${token.space[1]};
  padding: ${token.space[2]};
  border: 1.5px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
  text-align: center;
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > svg {
    width: 3.5rem;
    height: 3.5rem;
  }
  &:hover {
    border-color: ${token.color.borderStrong};
  }
  &:has(:checked) {
    border-color: ${token.color.brand};
    background: ${token.color.surfaceSelected};
    color: ${token.color.text};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

/** The GHS hazard pictograms; stored in the order of their codes. */
export function PictogramsField({ form }: InputsProps<Chemicals>) {
  const { value, change, fieldProps } = useFormField<Chemicals, readonly GhsPictogram[]>({
    form,
    name: 'ghsPictograms',
    label: t`Pictograms`,
  });
  const chosen = value ?? [];
  const toggled = (code: GhsPictogram) =>
    GhsPictogram.options.filter((one) => chosen.includes(one) !== (one === code));
  return (
    <Field {...fieldProps} isRequired={false}>
      <Pictograms chosen={chosen} onToggle={(code) => change(toggled(code))} />
    </Field>
  );
}

interface PictogramsProps {
  chosen: readonly GhsPictogram[];
  onToggle: (code: GhsPictogram) => void;
}

function Pictograms({ chosen, onToggle }: PictogramsProps) {
  return (
    <Group tabIndex={-1} {...useFieldControl({})}>
      {GhsPictogram.options.map((code) => (
        <Choice key={code}>
          <input type="checkbox" checked={chosen.includes(code)} onChange={() => onToggle(code)} />
          <GhsPictogramImage code={code} />
          {ghsPictogramNames[code]}
        </Choice>
      ))}
    </Group>
  );
}
