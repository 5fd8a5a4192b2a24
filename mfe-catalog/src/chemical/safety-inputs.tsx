import { type chemicals, SignalWord } from 'contract/catalog';
import { ChoiceField, type InputsProps, NumberField, TextareaField } from 'shared-ui/form';
import { ClassificationInputs } from './classification-inputs';
import { PictogramsField } from './pictograms-field';
import { RegulatoryPanel } from './regulatory-panel';
import { StatementsField } from './statements-field';
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
      <div data-wide>
        <TextareaField form={form} name="storage" label="Storage" rows={2} />
      </div>
    </>
  );
}
