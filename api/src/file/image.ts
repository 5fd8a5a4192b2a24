import type { Metadata, Sharp } from 'sharp';
import { ApiProblem } from '../kernel/problem';
import { inTurn, Turns } from '../worker/turns';

const maxArea = 50_000_000;
/** Wall time: enough for any picture within the area, even on a busy processor. */
const seconds = 60;

/**
 * Pictures are decoded in threads of their library, whose time is not known. A page may ask for dozens of new ones at
 * once; each is drawn once in a width and then stored.
 */
const turns = new Turns({ slots: 3, queue: 256, queuePerClient: 64 });

export interface ImageFacts {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Checks the header first: an image with too many pixels is refused before decoding. Then the whole picture is
 * decoded once; metadata about author or place (EXIF, XMP, IPTC) is removed.
 *
 * @throws ApiProblem `too-large`, or `invalid` for an image that cannot be drawn
 */
export function inspectImage(bytes: Uint8Array): Promise<ImageFacts> {
  return inTurn(turns, () => inspect(bytes));
}

async function inspect(bytes: Uint8Array): Promise<ImageFacts> {
  const sharp = await openSharp();
  const metadata = await drawn(() => sharp(bytes, { limitInputPixels: false }).metadata());
  const { width, height } = metadata.autoOrient;
  if (width * height * (metadata.pages ?? 1) > maxArea) {
    throw new ApiProblem('too-large', 'An image may have 50 megapixels at most.');
  }
  const cleaned = await drawn(() => withoutTraces(bytes, metadata));
  return { bytes: cleaned, width, height };
}

export type VariantFormat = 'avif' | 'webp' | 'png' | 'jpeg';

/** A scaled-down picture without metadata; never enlarged. */
export function drawVariant(bytes: Uint8Array, variant: VariantSize): Promise<Uint8Array> {
  return inTurn(turns, () => scaled(bytes, variant));
}

interface VariantSize {
  readonly width: number;
  readonly format: VariantFormat;
}

async function scaled(bytes: Uint8Array, { width, format }: VariantSize): Promise<Uint8Array> {
  const sharp = await openSharp();
  const image = sharp(bytes, { limitInputPixels: maxArea, animated: format === 'webp' })
    .timeout({ seconds })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  return drawn(() => encoded(image, format).toBuffer());
}

function encoded(image: Sharp, format: VariantFormat): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 2 });
    case 'webp':
      return image.webp({ quality: 80 });
    case 'png':
      return image.png();
    case 'jpeg':
      return image.jpeg({ quality: 82 });
    default:
      return format satisfies never;
  }
}

async function withoutTraces(bytes: Uint8Array, metadata: Metadata): Promise<Uint8Array> {
  const hasTraces = Boolean(metadata.exif ?? metadata.xmp ?? metadata.iptc);
  if (hasTraces && metadata.format !== 'gif' && metadata.format !== 'svg')
    return redrawn(bytes, metadata);
  const sharp = await openSharp();
  await sharp(bytes, { limitInputPixels: maxArea })
    .timeout({ seconds })
    .resize({ width: 64, height: 64, fit: 'inside' })
    .raw()
    .toBuffer();
  return bytes;
}

/** The same picture in the same format, upright, with its colour profile. */
async function redrawn(bytes: Uint8Array, { format, pages }: Metadata): Promise<Uint8Array> {
  const sharp = await openSharp();
  const image = sharp(bytes, { limitInputPixels: maxArea, animated: (pages ?? 1) > 1 })
    .timeout({ seconds })
    .autoOrient()
    .keepIccProfile();
  switch (format) {
    case 'jpeg':
      return atMost(bytes.length, [92, 84, 76], (quality) => image.clone().jpeg({ quality }));
    case 'png':
      return atMost(bytes.length, [6, 9], (compressionLevel) =>
        image.clone().png({ compressionLevel, adaptiveFiltering: compressionLevel === 9 }),
      );
    case 'webp':
      return atMost(bytes.length, [92, 84, 76], (quality) => image.clone().webp({ quality }));
    default:
      return atMost(bytes.length, [75, 60], (quality) =>
        image.clone().avif({ quality, effort: 2 }),
      );
  }
}

/** The picture by the first setting that makes it no larger than what was sent, else by the last one. */
async function atMost(
  size: number,
  settings: readonly number[],
  encode: (setting: number) => Sharp,
): Promise<Uint8Array> {
  const [setting = 0, ...others] = settings;
  const encoded = await encode(setting).toBuffer();
  return encoded.length <= size || others.length === 0 ? encoded : atMost(size, others, encode);
}

/** Loaded by the first picture: its library has several megabytes. A picture is read once, so nothing of it is cached. */
async function openSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}

async function drawn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Error && cause.message.startsWith('timeout:')) {
      const busy = new ApiProblem('unavailable', 'The server is busy. Try again in a moment.');
      throw Object.assign(busy, { cause });
    }
    const problem = new ApiProblem('invalid', 'This image is damaged.');
    throw Object.assign(problem, { cause });
  }
}
