import type { SceneName } from './pictures/draw-picture';
import type { PaletteName } from './pictures/palette';

/** What a picture of the demo company shows; the record that it belongs to gives it its seed and size. */
export interface DemoPicture {
  readonly scene: SceneName;
  readonly palette: PaletteName;
}
