import { t } from '@lingui/core/macro';
import { Incoterm, incotermNames } from 'contract/partner';
import type { DeliveryView, Stop, TermView } from './delivery-view';

type Division = readonly [paidTo: Stop, riskAt: Stop, note?: string];

/**
 * Who pays the carriage and where the risk passes: 0 is the seller's place, 1 the carrier or the port of shipment, 2 the
 * port of destination, 3 the named place.
 *
 * @see Incoterms 2020, International Chamber of Commerce: articles A2, A3, A5 and A9 of each rule
 */
function divisions(): Readonly<Record<Incoterm, Division>> {
  return {
    EXW: [0, 0, t`You collect the goods, and clear them for export.`],
    FCA: [1, 1, t`The goods are handed to the carrier that you name.`],
    CPT: [3, 1],
    CIP: [3, 1, t`With insurance against all risks.`],
    DAP: [3, 3, t`Ready for unloading.`],
    DPU: [3, 3, t`Unloaded.`],
    DDP: [3, 3, t`Cleared for import, with duties paid.`],
    FAS: [1, 1, t`Alongside the ship.`],
    FOB: [1, 1, t`On board the ship.`],
    CFR: [2, 1],
    CIF: [2, 1, t`With insurance of minimum cover.`],
  };
}

const atSea = new Set<Incoterm>(['FAS', 'FOB', 'CFR', 'CIF']);

/** The terms that an inquiry can name, as the standard groups them. */
export function carriageTerms(): DeliveryView['terms'] {
  const terms = Incoterm.options.map(termView);
  const isAtSea = ({ code }: TermView) => atSea.has(Incoterm.parse(code));
  return [
    { title: t`Any way of transport`, terms: terms.filter((term) => !isAtSea(term)) },
    { title: t`Sea and inland waterway`, terms: terms.filter(isAtSea) },
  ];
}

function termView(code: Incoterm): TermView {
  const [paidTo, riskAt, note = null] = divisions()[code];
  return { code, name: incotermNames[code], paidTo, riskAt, note };
}
