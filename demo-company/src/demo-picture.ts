import type { SceneName } from './pictures/draw-picture';
import type { PaletteName } from './pictures/palette';

/** The content of a demo picture; its record determines seed and size. */
export interface DemoPicture {
  readonly scene: SceneName;
  readonly palette: PaletteName;
}
