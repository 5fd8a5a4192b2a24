import { type PictureFacts } from 'contract/content';
import { imageWidths } from 'contract/file';
import type { PictureView } from '../common/view-parts';
import { usualWidth } from '../common/shared-picture';
import { fileHref } from '../common/hrefs';

interface StoredPicture {
  /** The stored name of the upload. */
  name: string;
  alt: string | null;
  facts: PictureFacts;
}

const narrowest = 320;

/** A record's picture, in the widths that the API renders. */
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

/** The same, or null for a record without a picture. */
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

/** Every width up to the picture's own; the API serves wider requests in the picture's own width. */
export function srcSetOf(name: string, width: number): string {
  const smaller = imageWidths.filter((candidate) => candidate >= narrowest && candidate < width);
  const whole = imageWidths.find((candidate) => candidate >= width);
  return [
    ...smaller.map((candidate) => `${variantHref(name, candidate)} ${candidate}w`),
    ...(whole === undefined ? [] : [`${variantHref(name, whole)} ${width}w`]),
  ].join(', ');
}

function variantHref(name: string, width: (typeof imageWidths)[number]): string {
  return `${fileHref(name)}?w=${width}`;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
