import { t } from '@lingui/core/macro';
import { type chemicals, PackingGroup } from 'contract/catalog';
import { TransportLabel } from 'contract/regulation';
import { TransportLabelImage, token } from 'shared-ui';
import { ChoiceField, type InputsProps, TextField } from 'shared-ui/form';
import styled from 'styled-components';
import { CodedListField } from './coded-list-field';
import { RegulatoryPanel } from './regulatory-panel';
import { transportLabels } from './transport-classes';

const packingGroups = PackingGroup.options.map((value) => ({ value, label: value }));

const Pictures = styled.div`
  display: flex;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};

  & > svg {
    width: 3.5rem;
    height: 3.5rem;
  }
`;

/** UN number and what follows from it. */
export function TransportInputs({ form }: InputsProps<typeof chemicals>) {
  const labels = form.fields.watch('transportLabels') ?? [];
  return (
    <>
      <TextField form={form} name="unNumber" label={t`UN number`} placeholder="UN1090" />
      <TextField form={form} name="hazardClass" label={t`Hazard class`} placeholder="3" />
      <div data-wide>
        <RegulatoryPanel form={form} table="adr" />
      </div>
      <div data-wide>
        <TextField form={form} name="properShippingName" label={t`Proper shipping name`} />
      </div>
      <ChoiceField
        form={form}
        name="packingGroup"
        label={t`Packing group`}
        options={packingGroups}
      />
      <div>
        <CodedListField<string>
          form={form}
          name="transportLabels"
          label={t`Danger labels`}
          textOf={(text) => text}
          read={readLabel}
          offered={transportLabels}
        />
        {labels.length === 0 ? null : (
          <Pictures>
            {labels.map((label) => (
              <TransportLabelImage key={label} label={label} />
            ))}
          </Pictures>
        )}
      </div>
      <TextField form={form} name="limitedQuantity" label={t`Limited quantity`} placeholder="1 L" />
      <TextField
        form={form}
        name="exceptedQuantity"
        label={t`Excepted quantity`}
        placeholder="E2"
      />
      <TextField form={form} name="tunnelCode" label={t`Tunnel code`} placeholder="D/E" />
      <TextField
        form={form}
        name="hazardIdentificationNumber"
        label={t`Hazard identification number`}
        placeholder="33"
      />
      <TextField
        form={form}
        name="transportCategory"
        label={t`Transport category`}
        placeholder="2"
      />
    </>
  );
}

function readLabel(text: string) {
  const { data } = TransportLabel.safeParse(text.toUpperCase());
  return data;
}
