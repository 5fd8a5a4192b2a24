import type { statuses } from 'contract';
import { ChoiceField, InputGrid, type InputsProps, TextField, token } from 'shared-ui';
import { kindOptions } from '../common/status-kinds';
import styled from 'styled-components';
import { ColorField } from './color-field';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[5]};
`;

export function StatusInputs({ form }: InputsProps<typeof statuses>) {
  return (
    <Stack>
      <InputGrid>
        <TextField form={form} name="name" label="Name" />
        <ChoiceField
          form={form}
          name="kind"
          label="Kind"
          help="Open ones are still worked on; won and lost ones have ended."
          options={kindOptions}
        />
      </InputGrid>
      <ColorField form={form} name="color" label="Colour" />
    </Stack>
  );
}
