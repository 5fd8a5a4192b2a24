import { imageWidths, type PictureFacts } from 'contract';
import type { PictureView } from '../common/picture-view';
import { usualWidth } from '../common/shared-picture';
import { fileHref } from '../hrefs';

interface StoredPicture {
  /** The name that the upload was stored under. */
  name: string;
  alt: string | null;
  facts: PictureFacts;
}

const narrowest = 320;

/** The picture that a record names, in the widths that the API draws. */
export function pictureOf({ name, alt, facts }: StoredPicture): PictureView {
  return {
    src: variantHref(name, usualWidth),
    srcSet: facts && srcSetOf(name, facts.width),
    width: facts?.width ?? null,
    height: facts?.height ?? null,
    alt: alt ?? '',
    focus: facts?.focus ? `${percent(facts.focus.x)} ${percent(facts.focus.y)}` : null,
  };
}

/** The same for a record without a picture. */
export function pictureOrNone({
  image,
  imageAlt,
  imageFacts,
}: {
  image: string | null;
  imageAlt: string | null;
  imageFacts: PictureFacts;
}): PictureView | null {
  return image === null ? null : pictureOf({ name: image, alt: imageAlt, facts: imageFacts });
}

/** Every width up to the picture's own; what is asked for beyond it is answered in its own. */
export function srcSetOf(name: string, width: number): string {
  const smaller = imageWidths.filter((asked) => asked >= narrowest && asked < width);
  const whole = imageWidths.find((asked) => asked >= width);
  return [
    ...smaller.map((asked) => `${variantHref(name, asked)} ${asked}w`),
    ...(whole === undefined ? [] : [`${variantHref(name, whole)} ${width}w`]),
  ].join(', ');
}

function variantHref(name: string, width: (typeof imageWidths)[number]): string {
  return `${fileHref(name)}?w=${width}`;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
