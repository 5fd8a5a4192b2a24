import { t } from '@lingui/core/macro';
import { BoilingRange, FlashRange, GhsPictogram, notStatedValue, YesOrNo } from 'contract/catalog';
import { StorageClass } from 'contract/regulation';
import { pictogramName } from '../chemical/pictogram-name';
import {
  boilingRangeName,
  flashRangeName,
  notStatedName,
  transportClassName,
  yesOrNoName,
} from '../search/facet-names';
import type { SafetyField } from './advanced-view';

const transportClasses = ['1', '2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2'];
const moreClasses = ['6.1', '6.2', '7', '8', '9'];

/** The fields of hazards and properties; each can be asked for what is not stated, too. */
export function safetyFields(): readonly SafetyField[] {
  return [
    field(
      'pictogram',
      t`Hazard pictogram`,
      t`Any or none`,
      GhsPictogram.options.map((code) => [code, pictogramName(code)] as const),
    ),
    field(
      'class',
      t`Transport class`,
      t`Any or none`,
      [...transportClasses, ...moreClasses].map((one) => [one, transportClassName(one)] as const),
    ),
    field('flash', t`Flash point`, t`Any or none`, rangesOf(FlashRange.options, flashRangeName)),
    field(
      'boiling',
      t`Boiling point`,
      t`Any or none`,
      rangesOf(BoilingRange.options, boilingRangeName),
    ),
    field(
      'storage',
      t`Storage class`,
      t`Any or none`,
      StorageClass.options.map((one) => [one, `${one} (TRGS 510)`] as const),
    ),
    {
      name: 'svhc',
      label: 'REACH',
      none: t`Any`,
      options: [{ value: 'listed', label: t`On the Candidate List`, level: 0 }],
    },
    {
      name: 'sds',
      label: t`Safety data sheet`,
      none: t`With or without`,
      options: YesOrNo.options.map((value) => ({ value, label: yesOrNoName(value), level: 0 })),
    },
  ];
}

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
  return {
    name,
    label,
    none,
    options: [...stated, { value: notStatedValue, label: notStatedName(), level: 0 }],
  };
}

function rangesOf<Range extends string>(
  ranges: readonly Range[],
  nameOf: (range: Range) => string,
) {
  return ranges
    .filter((range) => range !== notStatedValue)
    .map((range) => [range, nameOf(range)] as const);
}
