import { t } from '@lingui/core/macro';
import { type chemicals, GhsPictogram } from 'contract/catalog';
import { labelOf } from 'contract/regulation';
import { Button, HintNote } from 'shared-ui';
import type { InputsProps } from 'shared-ui/form';
import { setValues } from './set-values';
import { ghsPictogramNames, signalWordNames } from '../common/property-names';

/** The label that follows from the hazard classes by CLP, where it differs from the chosen one. */
export function DerivedLabelNote({ form }: InputsProps<typeof chemicals>) {
  const [classes, chosen, signalWord] = form.fields.watch([
    'classifications',
    'ghsPictograms',
    'signalWord',
  ]);
  if (!classes || classes.length === 0) return null;
  const label = labelOf(classes);
  const pictograms = GhsPictogram.options.filter((code) => label.pictograms.includes(code));
  const allowed = new Set([...label.pictograms, ...label.optional]);
  const stored = chosen ?? [];
  const isSame =
    pictograms.every((code) => stored.includes(code)) &&
    stored.every((code) => allowed.has(code)) &&
    label.signalWord === (signalWord ?? null);
  const names = pictograms.map((code) => ghsPictogramNames[code]).join(', ') || t`no pictogram`;
  const word = label.signalWord === null ? t`no signal word` : signalWordNames[label.signalWord];
  return (
    <output>
      <HintNote>
        <span>
          {isSame
            ? t`Pictograms and signal word are those of the classes: ${names}; ${word}.`
            : t`The classes give: ${names}; ${word}.`}
        </span>
        {isSame ? null : (
          <Button
            variant="outline"
            size="sm"
            onClick={() =>
              setValues(form, { ghsPictograms: pictograms, signalWord: label.signalWord })
            }
          >
            {t`Use these`}
          </Button>
        )}
      </HintNote>
    </output>
  );
}
