import {
  BoilingRange,
  FlashRange,
  GhsPictogram,
  ghsPictogramNames,
  notStatedValue,
  flashRangeNames,
  boilingRangeNames,
  yesOrNoNames,
  YesOrNo,
} from 'contract/catalog';
import { StorageClass } from 'contract/regulation';
import type { SafetyField } from './advanced-view';

const transportClasses = ['1', '2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2'];
const moreClasses = ['6.1', '6.2', '7', '8', '9'];

const notStatedOption = { value: notStatedValue, label: 'Not stated', level: 0 };

/** The fields of hazards and properties; each can be asked for what is not stated, too. */
export const safetyFields: readonly SafetyField[] = [
  field(
    'pictogram',
    'Hazard pictogram',
    'Any or none',
    GhsPictogram.options.map((code) => [code, ghsPictogramNames[code]] as const),
  ),
  field(
    'class',
    'Transport class',
    'Any or none',
    [...transportClasses, ...moreClasses].map((one) => [one, `Class ${one}`] as const),
  ),
  field('flash', 'Flash point', 'Any or none', rangesOf(FlashRange.options, flashRangeNames)),
  field(
    'boiling',
    'Boiling point',
    'Any or none',
    rangesOf(BoilingRange.options, boilingRangeNames),
  ),
  field(
    'storage',
    'Storage class',
    'Any or none',
    StorageClass.options.map((one) => [one, `${one} (TRGS 510)`] as const),
  ),
  {
    name: 'svhc',
    label: 'REACH',
    none: 'Any',
    options: [{ value: 'listed', label: 'On the Candidate List', level: 0 }],
  },
  {
    name: 'sds',
    label: 'Safety data sheet',
    none: 'With or without',
    options: YesOrNo.options.map((value) => ({ value, label: yesOrNoNames[value], level: 0 })),
  },
];

/** The parameters of the API's search by the names of the fields. */
export const safetyParameters = {
  pictogram: 'pictogram',
  class: 'hazardClass',
  flash: 'flashRange',
  boiling: 'boilingRange',
  storage: 'storageClass',
  svhc: 'svhc',
  sds: 'safetyDataSheet',
} as const;

function field(
  name: SafetyField['name'],
  label: string,
  none: string,
  options: readonly (readonly [value: string, label: string])[],
): SafetyField {
  const stated = options.map(([value, text]) => ({ value, label: text, level: 0 }));
  return { name, label, none, options: [...stated, notStatedOption] };
}

function rangesOf<Range extends string>(
  ranges: readonly Range[],
  names: Readonly<Record<Range, string>>,
) {
  return ranges
    .filter((range) => range !== notStatedValue)
    .map((range) => [range, names[range]] as const);
}
