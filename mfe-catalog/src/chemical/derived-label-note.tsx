import { type chemicals, ghsPictogramNames, GhsPictogram } from 'contract/catalog';
import { labelOf } from 'contract/regulation';
import { Button, HintNote } from 'shared-ui';
import type { InputsProps } from 'shared-ui/form';
import { setValues } from './set-values';

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
  const names = pictograms.map((code) => ghsPictogramNames[code]).join(', ') || 'no pictogram';
  return (
    <output>
      <HintNote>
        <span>
          {isSame ? 'Pictograms and signal word are those of the classes: ' : 'The classes give: '}
          {names}; {label.signalWord ?? 'no signal word'}.
        </span>
        {isSame ? null : (
          <Button
            variant="outline"
            size="sm"
            onClick={() =>
              setValues(form, { ghsPictograms: pictograms, signalWord: label.signalWord })
            }
          >
            Use these
          </Button>
        )}
      </HintNote>
    </output>
  );
}
