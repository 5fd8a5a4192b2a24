import { type chemicals, PackingGroup, SignalWord } from 'contract/catalog';
import {
  ChoiceField,
  type InputsProps,
  NumberField,
  TextareaField,
  TextField,
} from 'shared-ui/form';
import { PictogramsField } from './pictograms-field';
import { StatementsField } from './statements-field';

const packingGroups = PackingGroup.options.map((value) => ({ value, label: value }));
const signalWords = SignalWord.options.map((value) => ({ value, label: value }));

/** Classification, transport and storage. */
export function SafetyInputs({ form }: InputsProps<typeof chemicals>) {
  return (
    <>
      <div data-wide>
        <PictogramsField form={form} />
      </div>
      <ChoiceField form={form} name="signalWord" label="Signal word" options={signalWords} />
      <NumberField form={form} name="flashPoint" label="Flash point" unit="°C" />
      <div data-wide>
        <StatementsField
          form={form}
          name="hazardStatements"
          label="Hazard statements"
          kind="hazard"
        />
      </div>
      <div data-wide>
        <StatementsField
          form={form}
          name="precautionaryStatements"
          label="Precautionary statements"
          kind="precautionary"
        />
      </div>
      <TextField form={form} name="unNumber" label="UN number" placeholder="UN1090" />
      <TextField form={form} name="hazardClass" label="Hazard class" placeholder="3" />
      <ChoiceField form={form} name="packingGroup" label="Packing group" options={packingGroups} />
      <div data-wide>
        <TextareaField form={form} name="storage" label="Storage" rows={2} />
      </div>
    </>
  );
}
