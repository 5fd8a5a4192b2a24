/** A picture with everything needed to lay out the page before it loads. Created by `server/picture-of.ts`. */
export interface PictureView {
  src: string;
  /** The available widths; null for a picture of unknown size, such as a drawing. */
  srcSet: string | null;
  /** In pixels, as stored. */
  width: number | null;
  height: number | null;
  alt: string;
  /** The focal point as `object-position`; null for the centre. */
  focus: string | null;
}
