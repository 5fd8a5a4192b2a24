import { plainText } from 'api/plain-text';
import { formAsSold, OfferedForm } from 'contract/catalog';
import {
  type Classification,
  ClassificationLimit,
  type DerivedLabel,
  type FieldSource,
  formLabel,
  precautionsOf,
  storageClassOf,
  type StorageClass,
  type TransportLine,
} from 'contract/regulation';
import { nothingStated } from '../classified-by-other-facts';
import type chemicals from '../data/chemicals.json';
import type { DemoPack } from '../forms-by-grade';
import { linesOfForm, offeredFormsOf } from '../offered-forms';
import type { RegulatedFacts } from '../regulated-facts';

export type DemoChemical = (typeof chemicals)[number];

/** A physical or chemical property with its unit, and where it is from. */
export interface StatedProperty {
  readonly label: string;
  readonly value: string;
  /** Null for what is stated of the form, and not of the substance. */
  readonly source: string | null;
}

/** What a sample document is about: the first form that a chemical is offered in. */
export interface SampleProduct {
  readonly chemical: DemoChemical;
  readonly form: OfferedForm;
  readonly packs: readonly DemoPack[];
  readonly description: string;
  readonly uses: readonly string[];
  readonly label: DerivedLabel;
  readonly precautions: readonly string[];
  readonly storageClass: StorageClass | null;
  /** Its lines of ADR: several where the consignor assigns the packing group. */
  readonly lines: readonly TransportLine[];
  /** The substance in it, as Annex VI has it. */
  readonly substance: {
    readonly classifications: readonly Classification[];
    readonly limits: readonly ClassificationLimit[];
    readonly sources: readonly FieldSource[];
    readonly svhcSince: string | null;
  };
  readonly properties: readonly StatedProperty[];
  /** The day whose law it states. */
  readonly day: string;
}

export function sampleProduct(chemical: DemoChemical, regulated: RegulatedFacts): SampleProduct {
  const facts = { ...nothingStated, density: null, ...regulated.factsOf(chemical.casNumber) };
  const [offered] = offeredFormsOf(chemical, { ...regulated, facts });
  if (!offered) throw new Error(`${chemical.name} has no offered form`);
  const form = formAsSold(OfferedForm.parse({ ...offered, packagings: [] }), facts);
  const label = formLabel(form);
  const values: Readonly<Record<string, unknown>> = facts;
  return {
    chemical,
    form,
    packs: offered.packagings,
    description: plainText(chemical.description),
    uses: itemsIn(chemical.applications),
    label,
    precautions: precautionsOf(form.classifications, label.statements),
    storageClass: storageClassOf(form.classifications) ?? null,
    lines: linesOfForm(form, regulated.linesOf),
    substance: {
      classifications: facts.classifications,
      limits: ClassificationLimit.array().parse(values['classificationLimits'] ?? []),
      sources: facts.fieldSources,
      svhcSince: typeof values['svhcSince'] === 'string' ? values['svhcSince'] : null,
    },
    properties: propertiesOf(chemical, { form, values, sources: facts.fieldSources }),
    day: regulated.day,
  };
}

function itemsIn(html: string): string[] {
  return html
    .split('</li>')
    .map((item) => plainText(item))
    .filter((item) => item !== '');
}

const measured = [
  ['meltingPoint', 'Melting point', '°C'],
  ['boilingPoint', 'Boiling point', '°C'],
  ['flashPoint', 'Flash point', '°C'],
  ['density', 'Density', 'g/cm³'],
  ['vapourPressure', 'Vapour pressure', 'hPa'],
  ['refractiveIndex', 'Refractive index', ''],
] as const;

interface Stated {
  readonly form: OfferedForm;
  readonly values: Readonly<Record<string, unknown>>;
  readonly sources: readonly FieldSource[];
}

/** A solution has none of the properties of the substance in it. */
function propertiesOf({ formula, molecularWeight }: DemoChemical, stated: Stated) {
  const { form, values, sources } = stated;
  const ofForm = form.physicalForm === null ? [] : [own('Physical state', form.physicalForm)];
  if (form.strength !== null) {
    const density = form.density === null ? [] : [own('Density', `${form.density} g/cm³`)];
    return [...ofForm, own('Strength', `${form.strength} % by weight`), ...density];
  }
  const identity = [own('Formula', formula), own('Molar mass', `${molecularWeight} g/mol`)];
  const found = measured.flatMap(([field, label, unit]) => {
    const value = values[field];
    if (typeof value !== 'number') return [];
    const from = sources.find((one) => one.field === field);
    const conditions = from?.reference === null || !from ? '' : ` ${from.reference}`;
    const text = `${String(value).replace('-', '−')} ${unit}`.trim() + conditions;
    return [{ label, value: text, source: from?.source ?? null }];
  });
  return [...ofForm, ...identity, ...found];
}

function own(label: string, value: string): StatedProperty {
  return { label, value, source: null };
}
