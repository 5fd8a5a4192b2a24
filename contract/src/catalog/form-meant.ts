import { nameKey } from '../chemistry/normal-name';
import { type Qualifier, readQualifiers } from '../chemistry/qualifiers';
import { Grade } from './grade';
import type { DistinctForm, PhysicalForm } from './offered-form';

/**
 * The offered form that a text asks for by its name, or by strength, physical form and grade: the one that has all of
 * them. Undefined where the text names none of them, where no form has the strength, and where several are left.
 *
 * @example formMeant('NaOH 50%', forms)?.name // 'Sodium hydroxide solution 50 %'
 */
export function formMeant<Form extends DistinctForm>(
  text: string,
  forms: readonly Form[],
): Form | undefined {
  const key = nameKey(text);
  const named = forms.find(({ name }) => nameKey(name) === key);
  if (named || forms.length === 0) return named;
  const { qualifiers } = readQualifiers(text);
  const strengths = qualifiers.filter(isOf('strength')).flatMap(percentOf);
  const states = qualifiers.filter(isOf('form')).flatMap(physicalFormOf);
  const grades = qualifiers.filter(isOf('grade')).flatMap(gradeOf);
  const asked = strengths.length === 0 ? forms : forms.filter(hasStrength(strengths));
  const ofState = narrowed(asked, ({ physicalForm }) => states.some((one) => one === physicalForm));
  const ofGrade = narrowed(ofState, (form) => form.grades.some((one) => grades.includes(one)));
  const isAsked = strengths.length > 0 || ofGrade.length < forms.length;
  return isAsked && ofGrade.length === 1 ? ofGrade[0] : undefined;
}

function isOf(kind: Qualifier['kind']) {
  return (one: Qualifier) => one.kind === kind;
}

function hasStrength(strengths: readonly number[]) {
  return ({ name, strength }: DistinctForm) =>
    strengths.includes(strength ?? strengthIn(name) ?? NaN);
}

/** The substance itself may be sold by its content: `Acetic acid, glacial, 99.8 %`. */
function strengthIn(name: string): number | undefined {
  return readQualifiers(name).qualifiers.filter(isOf('strength')).flatMap(percentOf)[0];
}

/** Those of which it is true; all where it is true of none. */
function narrowed<Form>(forms: readonly Form[], isIt: (form: Form) => boolean): readonly Form[] {
  const found = forms.filter(isIt);
  return found.length === 0 ? forms : found;
}

/** Not the molar ones: they are no percentages. */
function percentOf({ text }: Qualifier): number[] {
  const number = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
  if (number === undefined || /\d\s?(?:mol|[mn]$)/i.test(text)) return [];
  return [Number(number.replace(',', '.'))];
}

const physicalForms: readonly (readonly [PhysicalForm, RegExp])[] = [
  ['solution', /solution|aqueous|^aq\.?$|lösung|wässrig/i],
  ['pearls', /pearl|bead|prill|perlen/i],
  ['flakes', /flake|schuppen|plättchen/i],
  ['granules', /granul/i],
  ['powder', /powder|pulver/i],
  ['crystals', /crystal|kristall/i],
  ['molten', /molten|melt|geschmolzen/i],
  ['liquid', /liquid|flüssig/i],
  ['solid', /^solid|^fest/i],
];

function physicalFormOf({ text }: Qualifier): PhysicalForm[] {
  return physicalForms.flatMap(([form, pattern]) => (pattern.test(text) ? [form] : []));
}

function gradeOf({ text }: Qualifier): Grade[] {
  const [word = ''] = text.toLowerCase().split(/\s+/);
  if (/^p\.?\s?a\.?$|^pro$|^analytical$/.test(word)) return ['AR'];
  if (word.startsWith('tech') || word === 'industrial') return ['Technical'];
  return Grade.options.filter((grade) => grade.toLowerCase() === word);
}
