import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFileRow } from './stored-file-rows';
import type { Services } from '../core/services';
import { notFound } from '../core/problem';

interface Download {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The requested width; undefined for the original file. */
  readonly width: number | undefined;
  /** Another file may stand at this address later: clients fetch it each time. */
  readonly isChanging?: boolean;
}

/** Sends the bytes. A name always has the same bytes, so clients may cache them. */
export async function sendFile(
  { files, meters }: Pick<Services, 'files' | 'meters'>,
  file: StoredFileRow,
  { request, reply, width, isChanging = false }: Download,
): Promise<undefined> {
  const accept = request.headers.accept ?? '';
  const isResized = width !== undefined && file.kind === 'image';
  const content = isResized
    ? await files.openVariant(file, { width, accept })
    : await files.open(file).then((bytes) => bytes && { ...bytes, mime: file.mime });
  if (!content) throw notFound('file');
  const labels = { kind: file.kind, form: isResized ? 'picture' : 'original' };
  meters.fileDownloads.inc(labels);
  meters.fileBytes.inc(labels, content.size);
  const scope = file.visibility === 'public' ? 'public' : 'private';
  reply
    .headers({
      'content-type': content.mime,
      'content-length': content.size,
      'content-disposition': disposition(file),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': isChanging ? 'no-store' : `${scope}, max-age=31536000, immutable`,
      vary: 'accept',
    })
    .send(content.stream);
  return undefined;
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
