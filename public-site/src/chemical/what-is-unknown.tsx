import { textLanguage } from 'contract';
import { addHref } from '../common/hrefs';
import { isStated } from './chemical-facts';
import type { ChemicalView } from './chemical-view';

/** What a buyer asks for first and the page does not have, besides hazards. */
export function unknownOf({ transport, properties, packs, grades }: ChemicalView): string[] {
  const hasUnNumber = transport.some((fact) => fact.label === 'UN number' && isStated(fact));
  const isMeasured = properties.some((fact) => fact.label !== 'Molar mass' && isStated(fact));
  return [
    ...(hasUnNumber ? [] : ['transport classification']),
    ...(isMeasured ? [] : ['physical properties']),
    ...(packs.length + grades.length > 0 ? [] : ['grades and packs']),
  ];
}

/** Said once, with the way to ask: what is not known is not harmless. */
export function WhatIsUnknown({ view }: { view: ChemicalView }) {
  const others = unknownOf(view);
  const ask = (
    <a href={addHref(view.href)} rel="nofollow">
      {view.hazards === null ? 'Ask for the safety data sheet' : 'Ask us'}
    </a>
  );
  if (view.hazards !== null) {
    return (
      <p>
        Not stated for {view.name}: {listText(others)}. {ask}.
      </p>
    );
  }
  return (
    <p>
      We hold no classification for {view.name}, which does not mean that it is harmless.
      {view.noEntry === null ? '' : ` ${view.noEntry}`}
      {others.length === 0 ? '' : ` Not stated either: ${listText(others)}.`} {ask}.
    </p>
  );
}

const list = new Intl.ListFormat(textLanguage, { type: 'unit' });

function listText(items: readonly string[]): string {
  return list.format(items);
}
