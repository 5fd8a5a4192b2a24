import { t } from '@lingui/core/macro';
import type { Option } from 'shared-ui';

/**
 * Classes and divisions of dangerous goods. Source: UN Recommendations on the Transport of Dangerous Goods, Model
 * Regulations, part 2.
 */
export const transportClasses: readonly Option[] = [
  {
    value: '1',
    get label() {
      return t`1 Explosives`;
    },
  },
  {
    value: '2.1',
    get label() {
      return t`2.1 Flammable gases`;
    },
  },
  {
    value: '2.2',
    get label() {
      return t`2.2 Non-flammable, non-toxic gases`;
    },
  },
  {
    value: '2.3',
    get label() {
      return t`2.3 Toxic gases`;
    },
  },
  {
    value: '3',
    get label() {
      return t`3 Flammable liquids`;
    },
  },
  {
    value: '4.1',
    get label() {
      return t`4.1 Flammable solids`;
    },
  },
  {
    value: '4.2',
    get label() {
      return t`4.2 Spontaneously combustible`;
    },
  },
  {
    value: '4.3',
    get label() {
      return t`4.3 Dangerous when wet`;
    },
  },
  {
    value: '5.1',
    get label() {
      return t`5.1 Oxidizing substances`;
    },
  },
  {
    value: '5.2',
    get label() {
      return t`5.2 Organic peroxides`;
    },
  },
  {
    value: '6.1',
    get label() {
      return t`6.1 Toxic substances`;
    },
  },
  {
    value: '6.2',
    get label() {
      return t`6.2 Infectious substances`;
    },
  },
  {
    value: '7',
    get label() {
      return t`7 Radioactive material`;
    },
  },
  {
    value: '8',
    get label() {
      return t`8 Corrosive substances`;
    },
  },
  {
    value: '9',
    get label() {
      return t`9 Miscellaneous`;
    },
  },
];

/** Danger labels, by their numbers: those of the divisions, and explosives without a division. */
export const transportLabels: readonly Option[] = [
  ...transportClasses,
  {
    value: '1.4',
    get label() {
      return t`1.4 Explosives, division 1.4`;
    },
  },
  {
    value: '9A',
    get label() {
      return t`9A Lithium batteries`;
    },
  },
];
