import { type Chemical, GhsPictogram } from '../../catalog/chemical';
import { formAsSold, type OfferedForm } from '../../catalog/offered-form';
import { annexTitle } from '../law-of-record';
import { formLabel } from '../solution/form-label';
import { precautionsOf } from './precautions-for';

/** The strength at the end of a form's name: `37 %`, `12 to 15 % active chlorine`. */
const strengthPart = /(?:[\d.,]{1,8} to )?[\d.,]{1,8} %(?: active chlorine)?$/;

/** A chemical as one of its offered forms: named, classified, carried and packed as the form is. */
export function chemicalAsForm(chemical: Chemical, form: OfferedForm): Chemical {
  const sold = formAsSold(form, chemical);
  const { pictograms, signalWord, statements } = formLabel(sold);
  const { classifications, density, packagings, unNumber, properShippingName } = sold;
  const { hazardClass, packingGroup } = sold;
  // What a supplier classified is not the table's.
  const isOfTable = form.source === null || form.source.supplier === null;
  const part = strengthOf(form);
  return {
    ...chemical,
    name: form.name,
    density,
    packagings,
    classifications,
    unNumber,
    properShippingName,
    hazardClass,
    packingGroup,
    signalWord,
    foreignNames: chemical.foreignNames.map(({ language, name }) => {
      return { language, name: part === null ? name : `${name} ${strengthIn(language, part)}` };
    }),
    ghsPictograms: GhsPictogram.options.filter((code) => pictograms.includes(code)),
    hazardStatements: [...statements],
    precautionaryStatements: precautionsOf(classifications, statements),
    fieldSources: chemical.fieldSources.filter((one) => isOfTable || one.source !== annexTitle),
  };
}

/** Whether somebody said what the form's hazards are, if only that it has none. */
export function isFormClassified(chemical: Chemical, form: OfferedForm): boolean {
  return form.source !== null || formAsSold(form, chemical).classifications.length > 0;
}

function strengthOf({ name, strength }: OfferedForm): string | null {
  if (strength === null) return null;
  return strengthPart.exec(name)?.[0] ?? `${strength} %`;
}

const words = {
  de: { to: 'bis', chlorine: 'Aktivchlor' },
  fr: { to: 'à', chlorine: 'de chlore actif' },
} as const;

function strengthIn(language: string, part: string): string {
  if (language !== 'de' && language !== 'fr') return part;
  const { to, chlorine } = words[language];
  return part
    .replace(' to ', ` ${to} `)
    .replace('active chlorine', chlorine)
    .replaceAll(/(?<=\d)\.(?=\d)/g, ',');
}
