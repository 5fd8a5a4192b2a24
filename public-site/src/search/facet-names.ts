import { t } from '@lingui/core/macro';
import type { BoilingRange, FlashRange, YesOrNo } from 'contract/catalog';

/** What a facet calls the chemicals without a value. */
export function notStatedName(): string {
  return t`Not stated`;
}

export function flashRangeName(range: FlashRange): string {
  const names: Readonly<Record<FlashRange, string>> = {
    'below-23': t`Below 23 °C`,
    '23-60': t`23 to 60 °C`,
    '60-93': t`60 to 93 °C`,
    'from-93': t`93 °C and above`,
    'not-stated': notStatedName(),
  };
  return names[range];
}

export function boilingRangeName(range: BoilingRange): string {
  const names: Readonly<Record<BoilingRange, string>> = {
    'below-0': t`Below 0 °C`,
    '0-100': t`0 to 100 °C`,
    '100-200': t`100 to 200 °C`,
    'from-200': t`200 °C and above`,
    'not-stated': notStatedName(),
  };
  return names[range];
}

export function yesOrNoName(value: YesOrNo): string {
  const names: Readonly<Record<YesOrNo, string>> = { yes: t`Yes`, no: t`No` };
  return names[value];
}

/** A class or division of the transport of dangerous goods. */
export function transportClassName(number: string): string {
  return t`Class ${number}`;
}
