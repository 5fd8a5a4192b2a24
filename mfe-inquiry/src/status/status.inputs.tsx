import { t } from '@lingui/core/macro';
import type { statuses } from 'contract/inquiry';
import { token } from 'shared-ui';
import {
  ChoiceField,
  FlagField,
  InputGrid,
  type InputsProps,
  NumberField,
  TextField,
} from 'shared-ui/form';
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
        <TextField form={form} name="name" label={t`Name`} />
        <ChoiceField
          form={form}
          name="kind"
          label={t`Kind`}
          help={t`Open ones are still worked on; won and lost ones have ended.`}
          options={kindOptions}
        />
        <NumberField
          form={form}
          name="probability"
          label={t`Probability`}
          unit="%"
          help={t`How likely its inquiries are won: open values are weighted with it.`}
        />
      </InputGrid>
      <FlagField
        form={form}
        name="isQuoted"
        label={t`Sending an offer moves inquiries here`}
        help={t`Unless they are further on, won or lost.`}
      />
      <ColorField form={form} name="color" label={t`Colour`} />
    </Stack>
  );
}
