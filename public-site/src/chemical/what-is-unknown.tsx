import { t } from '@lingui/core/macro';
import { addHref } from '../common/hrefs';
import { currentLanguage } from '../language/current-language';
import { isStated } from './chemical-facts';
import type { ChemicalView } from './chemical-view';

/** What a buyer asks for first and the page does not have, besides hazards. */
export function unknownOf({ transport, properties, packs, grades }: ChemicalView): string[] {
  const hasUnNumber = transport.some((fact) => fact.label === t`UN number` && isStated(fact));
  const isMeasured = properties.some((fact) => fact.label !== t`Molar mass` && isStated(fact));
  return [
    ...(hasUnNumber ? [] : [t`transport classification`]),
    ...(isMeasured ? [] : [t`physical properties`]),
    ...(packs.length + grades.length > 0 ? [] : [t`grades and packs`]),
  ];
}

/** Said once, with the way to ask: what is not known is not harmless. */
export function WhatIsUnknown({ view }: { view: ChemicalView }) {
  const { name, noEntry } = view;
  const unknown = unknownOf(view);
  const others = listText(unknown);
  const ask = (
    <a href={addHref(view.href)} rel="nofollow">
      {view.hazards === null ? t`Ask for the safety data sheet` : t`Ask us`}
    </a>
  );
  if (view.hazards !== null) {
    return (
      <p>
        {t`Not stated for ${name}: ${others}.`} {ask}.
      </p>
    );
  }
  return (
    <p>
      {t`We hold no classification for ${name}, which does not mean that it is harmless.`}
      {noEntry === null ? '' : ` ${noEntry}`}
      {unknown.length === 0 ? null : ' '}
      {unknown.length === 0 ? '' : t`Not stated either: ${others}.`} {ask}.
    </p>
  );
}

function listText(items: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage().code, { type: 'unit' }).format(items);
}
