import type { BoilingRange, FlashRange } from 'contract/catalog';

export const flashNames: Readonly<Record<FlashRange, string>> = {
  'below-23': 'Below 23 °C',
  '23-60': '23 to 60 °C',
  '60-93': '60 to 93 °C',
  'from-93': '93 °C and above',
  'not-stated': 'Not stated',
};

export const boilingNames: Readonly<Record<BoilingRange, string>> = {
  'below-0': 'Below 0 °C',
  '0-100': '0 to 100 °C',
  '100-200': '100 to 200 °C',
  'from-200': '200 °C and above',
  'not-stated': 'Not stated',
};
