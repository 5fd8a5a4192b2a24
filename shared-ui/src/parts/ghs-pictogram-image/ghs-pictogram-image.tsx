import type { GhsPictogram } from 'contract/catalog';
import { ghsSymbols, ink } from './ghs-symbols';

export interface GhsPictogramImageProps {
  code: GhsPictogram;
}

/** A hazard pictogram: a symbol in a red frame, a square set at a point. Show its name beside it. */
export function GhsPictogramImage({ code }: GhsPictogramImageProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d="M50 3 L97 50 L50 97 L3 50 Z" fill="#ffffff" stroke="#d8232a" strokeWidth="5.5" />
      <g fill={ink}>{ghsSymbols[code]}</g>
    </svg>
  );
}
