/** A picture with all that a page needs to lay it out before it is there. Made by `server/picture-of.ts`. */
export interface PictureView {
  src: string;
  /** The widths that it can be had in; null for one of unknown size, such as a drawing. */
  srcSet: string | null;
  /** In pixels, as stored. */
  width: number | null;
  height: number | null;
  alt: string;
  /** The point that stays in sight where the picture is cut, in the words of `object-position`; null for the middle. */
  focus: string | null;
}
