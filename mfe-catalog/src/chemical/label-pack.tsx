import { t } from '@lingui/core/macro';
import type { Chemical, Unit } from 'contract/catalog';
import { labelMinimum } from 'contract/regulation';
import { Field, Input, NumberInput, Select } from 'shared-ui';
import { capacityOf, type LabelChoice, sizesFor } from './label-choice';

interface LabelPackProps {
  chemical: Chemical;
  units: readonly Unit[];
  choice: LabelChoice;
  onChange: (change: Partial<LabelChoice>) => void;
  errorOf: (path: string) => string | undefined;
}

/** The pack that is labelled: one of the chemical's, or any quantity. */
export function LabelPack({ chemical, units, choice, onChange, errorOf }: LabelPackProps) {
  const symbolOf = (id: string) => units.find(({ _id }) => _id === id)?.symbol ?? '';
  const packs = chemical.packagings.map(({ quantity, unitId, container }, index) => ({
    value: String(index),
    label: `${quantity} ${symbolOf(unitId)}, ${container}`,
  }));
  const chosen = chemical.packagings.findIndex(({ quantity, unitId }) => {
    return quantity === choice.quantity && unitId === choice.unitId;
  });
  const { capacity } = choice;

  function choosePack(index: string) {
    const pack = chemical.packagings[Number(index)];
    if (pack) setPack({ quantity: pack.quantity, unitId: pack.unitId });
  }
  function setPack(pack: Pick<LabelChoice, 'quantity' | 'unitId'>) {
    const { quantity, unitId } = pack;
    const isWhole = quantity !== null && unitId !== null;
    const litres = isWhole
      ? capacityOf({ quantity, unitId, container: '' }, chemical, units)
      : null;
    onChange({ ...pack, capacity: litres, ...sizesFor(litres) });
  }
  return (
    <>
      {packs.length === 0 ? null : (
        <Field label={t`Pack`}>
          <Select
            options={packs}
            value={chosen === -1 ? undefined : String(chosen)}
            placeholder={t`Another quantity`}
            onValueChange={choosePack}
          />
        </Field>
      )}
      <Field label={t`Nominal quantity`} error={errorOf('quantity')} isRequired>
        <NumberInput
          value={choice.quantity}
          onValueChange={(quantity) => setPack({ quantity, unitId: choice.unitId })}
        />
      </Field>
      <Field label={t`Unit`} error={errorOf('unitId')} isRequired>
        <Select
          options={units.map(({ _id, name, symbol }) => ({
            value: _id,
            label: `${name} (${symbol})`,
          }))}
          value={choice.unitId ?? undefined}
          onValueChange={(unitId) => setPack({ quantity: choice.quantity, unitId })}
        />
      </Field>
      <Field
        label={t`Capacity of the pack (litres)`}
        help={capacity === null ? t`Sets the smallest label` : minimumText(capacity)}
        error={errorOf('capacity')}
        isRequired
      >
        <NumberInput
          value={capacity}
          onValueChange={(litres) => onChange({ capacity: litres, ...sizesFor(litres) })}
        />
      </Field>
      <Field label="UFI" help={t`Of a mixture: E600-30P1-S00Y-5079`} error={errorOf('ufi')}>
        <Input
          value={choice.ufi}
          maxLength={40}
          onChange={({ target }) => onChange({ ufi: target.value })}
        />
      </Field>
    </>
  );
}

function minimumText(litres: number): string {
  const { width, height, pictogram } = labelMinimum(litres);
  return t`Smallest label ${height} × ${width} mm, pictograms ${{ pictogram: pictogram.toFixed(0) }} mm (CLP, Table 1.3)`;
}
