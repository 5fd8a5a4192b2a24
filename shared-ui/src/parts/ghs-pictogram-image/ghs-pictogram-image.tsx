import type { GhsPictogram } from 'contract/catalog';
import { ghsPictogramShapes } from 'contract/pictograms';
import { PictogramShapes } from './pictogram-shapes';

export interface GhsPictogramImageProps {
  code: GhsPictogram;
}

/** A hazard pictogram: a symbol in a red frame, a square set at a point. Show its name beside it. */
export function GhsPictogramImage({ code }: GhsPictogramImageProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <PictogramShapes shapes={ghsPictogramShapes(code)} />
    </svg>
  );
}
