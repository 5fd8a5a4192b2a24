import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFileRow } from './stored-file-rows';
import type { Services } from '../kernel/services';
import { notFound } from '../kernel/problem';
import { rangeOf } from './byte-range';
import { svgType } from './content-type';
import type { ByteRange, StoredBytes } from '../storage/storage';
import { variantOf, type VariantRequest } from './variants';

interface Download {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The requested width; undefined for the original file. */
  readonly width: number | undefined;
  /** Another file may stand at this address later: clients fetch it each time. */
  readonly isChanging?: boolean;
}

type Sending = Pick<Services, 'files' | 'meters'>;

/**
 * Sends the bytes, or the part of an original file that is asked for. A name always has the same bytes, so clients may
 * cache them, and go on where a download broke off.
 */
export async function sendFile(
  services: Sending,
  file: StoredFileRow,
  { request, reply, width, isChanging = false }: Download,
): Promise<undefined> {
  const { accept = '' } = request.headers;
  const variant = width === undefined || file.kind !== 'image' ? undefined : { width, accept };
  const etag = etagOf(file, variant);
  const scope = file.visibility === 'public' ? 'public' : 'private';
  reply.headers({
    'content-disposition': disposition(file),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': isChanging ? 'no-store' : `${scope}, max-age=31536000, immutable`,
    vary: 'accept',
    etag,
  });
  if (isKnown(request.headers['if-none-match'], etag)) reply.code(304).send();
  else if (variant) await sendVariant(services, file, { reply, variant });
  else await sendOriginal(services, file, { request, reply, etag });
  return undefined;
}

/** What is compressed on its way may have other bytes under the same tag. */
function isCompressed(mime: string): boolean {
  return mime === svgType.mime || mime.startsWith('text/');
}

function etagOf(file: StoredFileRow, variant: VariantRequest | undefined): string {
  const name = variant ? variantOf(file, variant).name : file.name;
  return isCompressed(file.mime) ? `W/"${name}"` : `"${name}"`;
}

/** Compared weakly (RFC 9110, section 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header?.split(',').some((tag) => plain(tag) === plain(etag)) ?? false;
}

interface Variants {
  readonly reply: FastifyReply;
  readonly variant: VariantRequest;
}

async function sendVariant(
  { files, meters }: Sending,
  file: StoredFileRow,
  { reply, variant }: Variants,
): Promise<void> {
  const content = await files.openVariant(file, variant);
  if (!content) throw notFound('file');
  count(meters, { file, form: 'picture', size: content.size });
  sendBytes(reply, content.mime, content);
}

interface Originals {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly etag: string;
}

async function sendOriginal(
  { files, meters }: Sending,
  file: StoredFileRow,
  { request, reply, etag }: Originals,
): Promise<void> {
  const hasRanges = !isCompressed(file.mime);
  if (hasRanges) reply.header('accept-ranges', 'bytes');
  if (request.method === 'HEAD') {
    sendBytes(reply, file.mime, { stream: Readable.from([]), size: file.size });
    return;
  }
  const range = hasRanges ? wantedRange(request, { size: file.size, etag }) : undefined;
  if (range === 'unsatisfiable') {
    reply.code(416).header('content-range', `bytes */${file.size}`).send();
    return;
  }
  const content = await files.open(file, range);
  if (!content) throw notFound('file');
  if (range) reply.code(206).header('content-range', contentRange(range, file.size));
  count(meters, { file, form: 'original', size: content.size });
  sendBytes(reply, file.mime, content);
}

/** Who has begun with other bytes (`If-Range`) gets the whole file. */
function wantedRange(
  { headers }: FastifyRequest,
  { size, etag }: { readonly size: number; readonly etag: string },
): ReturnType<typeof rangeOf> {
  const known = headers['if-range'];
  return known === undefined || known === etag ? rangeOf(headers.range, size) : undefined;
}

function contentRange({ first, last }: ByteRange, size: number): string {
  return `bytes ${first}-${last}/${size}`;
}

interface Counted {
  readonly file: StoredFileRow;
  readonly form: 'picture' | 'original';
  readonly size: number;
}

function count(meters: Sending['meters'], { file, form, size }: Counted): void {
  const labels = { kind: file.kind, form };
  meters.fileDownloads.inc(labels);
  meters.fileBytes.inc(labels, size);
}

function sendBytes(reply: FastifyReply, mime: string, { stream, size }: StoredBytes): void {
  reply.headers({ 'content-type': mime, 'content-length': size }).send(stream);
}

/** Images are shown inline, documents downloaded under their original name (RFC 6266, RFC 5987). */
function disposition({ kind, originalName }: StoredFileRow): string {
  if (kind === 'image') return 'inline';
  const plain = originalName.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(originalName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
