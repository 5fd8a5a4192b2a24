import type { TransportLine } from '../transport-line';
import type { PhysicalForm } from '../../catalog/offered-form';
import type { Check, PackOfRecord } from './safety-record';
import { type PhysicalState, stateOfLine } from './state-of-line';

/**
 * The physical state of the UN entry against the packs that it is sold in: a gas under pressure travels in receptacles
 * (ADR, P200), a liquid in no bag, a solid in no jerrycan.
 */
export const checkState: Check = (record, lines) => {
  const { unNumber, packingGroup, properShippingName, packs, physicalForm = null } = record;
  const own = lines.filter(
    (line) =>
      (packingGroup === null || line.packingGroup === packingGroup) &&
      (properShippingName === null || line.properShippingName === properShippingName),
  );
  const states = new Set((own.length > 0 ? own : lines).map(stateOfLine));
  const [state, ...others] = states;
  if (state === undefined || others.length > 0) return undefined;
  const wrong = packs.find((pack) => !fits(pack, state));
  const isOtherForm = physicalForm !== null && !isOfForm(state, physicalForm);
  if (!wrong && !isOtherForm) return undefined;
  const sold = isOtherForm
    ? `it is sold as ${physicalForm}`
    : `it is sold in a ${wrong?.container.toLowerCase() ?? ''}`;
  return {
    code: 'state-differs',
    field: 'unNumber',
    message: `${String(unNumber)} is the entry of a ${state} (${nameOf(own, lines)}), and ${sold}. Choose the entry of the form that is sold.`,
    fix: null,
    isPlain: state === 'gas',
  };
};

function nameOf(own: readonly TransportLine[], lines: readonly TransportLine[]): string {
  return (own[0] ?? lines[0])?.properShippingName ?? '';
}

/** A solution is the entry of a liquid too: few substances have both (ADR 2.1.3.3). */
function isOfForm(state: PhysicalState, form: PhysicalForm): boolean {
  if (state === 'gas' || form === 'gas') return state === form;
  const isLiquid = form === 'liquid' || form === 'solution' || form === 'molten';
  return isLiquid ? state !== 'solid' : state === 'solid';
}

function fits({ container, dimension }: PackOfRecord, state: PhysicalState): boolean {
  const words = container.toLowerCase();
  if (state === 'gas') return /cylinder|tank|ampoule|tube|lecture|receptacle|bundle/.test(words);
  const isLiquid = /jerrycan/.test(words) || dimension === 'volume';
  const isSolid = /\bbag\b|sack|fibre/.test(words);
  return state === 'solid' ? !isLiquid : !isSolid;
}
