import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { imageWidths } from 'contract/file';
import { sharedByClient } from '../worker/shared-by-client';
import type { StoredFileRow } from './stored-file-rows';
import { svgType } from './content-type';
import { drawVariant, type VariantFormat } from './image';
import type { Storage, StoredBytes } from '../storage/storage';

export interface VariantRequest {
  readonly width: number;
  readonly accept: string;
}

export interface Variant extends StoredBytes {
  readonly mime: string;
}

const share = sharedByClient<Uint8Array | undefined>();

/** The stored variant, else a new one. Vector images (SVG) are returned unchanged. */
export async function openVariant(
  storage: Storage,
  file: StoredFileRow,
  { width: requested, accept }: VariantRequest,
): Promise<Variant | undefined> {
  const { name, width, format, mime } = variantOf(file, { width: requested, accept });
  if (format === undefined) return asVariant(await storage.open(name), mime);
  const stored = asVariant(await storage.open(name), mime);
  if (stored) return stored;
  const bytes = await share(name, () => draw(storage, file, { name, width, format }));
  return bytes && { stream: Readable.from([bytes]), size: bytes.length, mime };
}

interface VariantName {
  readonly name: string;
  readonly mime: string;
  readonly width: number;
  /** Undefined for the file itself. */
  readonly format: VariantFormat | undefined;
}

/** The stored name of a variant, by which it is told from the others. */
export function variantOf(
  file: StoredFileRow,
  { width: wanted, accept }: VariantRequest,
): VariantName {
  const width = Math.min(wanted, file.width ?? wanted);
  if (file.mime === svgType.mime) {
    return { name: file.name, mime: file.mime, width, format: undefined };
  }
  const format = formatFor(file, accept);
  const name = variantName(file.name, width, format);
  return { name, mime: `image/${format}`, width, format };
}

const formats: readonly VariantFormat[] = ['avif', 'webp', 'jpeg', 'png'];

function variantName(name: string, width: number, format: VariantFormat): string {
  return `${name.replace(/\.\w+$/, '')}.w${width}.${format}`;
}

/** The names under which variants of a file may be stored; narrow originals also have one of their own width. */
export function variantNames(name: string): string[] {
  return imageWidths.flatMap((width) => formats.map((format) => variantName(name, width, format)));
}

async function draw(
  storage: Storage,
  file: StoredFileRow,
  { name, width, format }: { name: string; width: number; format: VariantFormat },
): Promise<Uint8Array | undefined> {
  const original = await storage.open(file.name);
  if (!original) return undefined;
  const bytes = await drawVariant(await buffer(original.stream), { width, format });
  await storage.write(name, bytes);
  return bytes;
}

/** AVIF variants are not animated, so possible animations are served as WebP. */
function formatFor({ mime }: StoredFileRow, accept: string): VariantFormat {
  const mayMove = mime === 'image/gif' || mime === 'image/webp';
  if (accept.includes('image/avif') && !mayMove) return 'avif';
  if (accept.includes('image/webp')) return 'webp';
  return mime === 'image/jpeg' ? 'jpeg' : 'png';
}

function asVariant(bytes: StoredBytes | undefined, mime: string): Variant | undefined {
  return bytes && { ...bytes, mime };
}
