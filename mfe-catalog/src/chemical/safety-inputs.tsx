import { t } from '@lingui/core/macro';
import { type chemicals, SignalWord } from 'contract/catalog';
import {
  ChoiceField,
  type InputsProps,
  NumberField,
  TextareaField,
  TextField,
} from 'shared-ui/form';
import { signalWordNames } from '../common/property-names';
import { ClassificationInputs } from './classification-inputs';
import { PictogramsField } from './pictograms-field';
import { RegulatoryPanel } from './regulatory-panel';
import { StatementsField } from './statements-field';
import { storageClassOptions } from './storage-class-options';
import { TransportInputs } from './transport-inputs';

const signalWords = SignalWord.options.map((value) => ({
  value,
  get label() {
    return signalWordNames[value];
  },
}));

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
      <ChoiceField form={form} name="signalWord" label={t`Signal word`} options={signalWords} />
      <NumberField form={form} name="flashPoint" label={t`Flash point`} unit="°C" />
      <NumberField
        form={form}
        name="vapourPressure"
        label={t`Vapour pressure at 20 °C`}
        unit="hPa"
      />
      <NumberField form={form} name="refractiveIndex" label={t`Refractive index at 20 °C`} />
      <div data-wide>
        <StatementsField
          form={form}
          name="hazardStatements"
          label={t`Hazard statements`}
          kind="hazard"
        />
      </div>
      <div data-wide>
        <StatementsField
          form={form}
          name="precautionaryStatements"
          label={t`Precautionary statements`}
          kind="precautionary"
        />
      </div>
      <TransportInputs form={form} />
      <ChoiceField
        form={form}
        name="storageClass"
        label={t`Storage class (TRGS 510)`}
        options={storageClassOptions}
      />
      <TextField
        form={form}
        name="svhcSince"
        label={t`On the Candidate List since`}
        placeholder="2026-02-04"
      />
      <div data-wide>
        <TextareaField
          form={form}
          name="storage"
          label={t({ message: 'Storage', context: 'of a chemical' })}
          rows={2}
        />
      </div>
    </>
  );
}
