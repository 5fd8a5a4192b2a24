import { type chemicals, SignalWord } from 'contract/catalog';
import {
  ChoiceField,
  type InputsProps,
  NumberField,
  TextareaField,
  TextField,
} from 'shared-ui/form';
import { ClassificationInputs } from './classification-inputs';
import { PictogramsField } from './pictograms-field';
import { RegulatoryPanel } from './regulatory-panel';
import { StatementsField } from './statements-field';
import { storageClassOptions } from './storage-class-options';
import { TransportInputs } from './transport-inputs';

const signalWords = SignalWord.options.map((value) => ({ value, label: value }));

/** Classification, transport and storage. */
export function SafetyInputs({ form }: InputsProps<typeof chemicals>) {
  return (
    <>
      <div data-wide>
        <RegulatoryPanel form={form} table="annex-vi" />
      </div>
      <ClassificationInputs form={form} />
      <div data-wide>
        <PictogramsField form={form} />
      </div>
      <ChoiceField form={form} name="signalWord" label="Signal word" options={signalWords} />
      <NumberField form={form} name="flashPoint" label="Flash point" unit="°C" />
      <NumberField form={form} name="vapourPressure" label="Vapour pressure at 20 °C" unit="hPa" />
      <NumberField form={form} name="refractiveIndex" label="Refractive index at 20 °C" />
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
      <TransportInputs form={form} />
      <ChoiceField
        form={form}
        name="storageClass"
        label="Storage class (TRGS 510)"
        options={storageClassOptions}
      />
      <TextField
        form={form}
        name="svhcSince"
        label="On the Candidate List since"
        placeholder="2026-02-04"
      />
      <div data-wide>
        <TextareaField form={form} name="storage" label="Storage" rows={2} />
      </div>
    </>
  );
}
