import { addHref } from '../common/hrefs';
import type { ChemicalView } from './chemical-view';

/** What a buyer asks for first and the page does not have, besides hazards. */
export function unknownOf({ transport, properties, packs, grades }: ChemicalView): string[] {
  const hasUnNumber = transport.some(({ label }) => label === 'UN number');
  const isMeasured = properties.some(({ label }) => label !== 'Molar mass');
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
        Not published for this chemical: {listText(others)}. {ask}.
      </p>
    );
  }
  return (
    <p>
      Hazard data for this chemical is not published on this page.
      {others.length === 0 ? '' : ` Nor are published: ${listText(others)}.`} {ask}.
    </p>
  );
}

const list = new Intl.ListFormat('en-GB', { type: 'unit' });

function listText(items: readonly string[]): string {
  return list.format(items);
}
