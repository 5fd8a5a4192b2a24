import { z } from 'zod';
import { single } from '../answer';
import { Bytes, endpoint } from '../endpoint';
import { FileName } from './file-name';

/** Available widths of an image, in pixels. */
export const imageWidths = [64, 160, 320, 640, 1280, 1920] as const;

export const FileKind = z.enum(['image', 'document']);
export type FileKind = z.infer<typeof FileKind>;

/** Who can download a file: only staff unless a public record shows it. */
export const FileAudience = z.enum(['everyone', 'staff']);
export type FileAudience = z.infer<typeof FileAudience>;

/** An uploaded file as stored. `name` is generated; `originalName` is the uploader's name for it. */
export const StoredFile = z.object({
  _id: z.uuid(),
  name: z.string(),
  originalName: z.string(),
  kind: FileKind,
  mime: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  createdAt: z.iso.datetime(),
});
export type StoredFile = z.infer<typeof StoredFile>;

const Width = z.coerce.number().pipe(z.literal(imageWidths));

const fileName = z.string().regex(/^[0-9a-f-]{36}\.[a-z0-9]{2,5}$/);

export const fileEndpoints = {
  add: endpoint({
    name: 'file.add',
    method: 'POST',
    path: 'file/add',
    access: 'admin',
    needs: 'account',
    byKey: true,
    query: z.strictObject({ audience: FileAudience.default('everyone') }),
    body: z.strictObject({ file: FileName }),
    encoding: 'multipart',
    answer: single(StoredFile),
    status: 201,
    summary: 'Stores one file, sent as the part `file`',
  }),
  download: endpoint({
    name: 'file.download',
    method: 'GET',
    path: 'file/download/{name}',
    access: 'public',
    needs: 'account',
    cost: 'thread',
    byKey: true,
    idIn: 'path',
    idName: 'name',
    id: fileName,
    query: z.strictObject({ w: Width.optional() }),
    answer: Bytes,
    produces: ['*/*'],
    summary: 'A file that a published record shows; images in the width asked for',
  }),
  logo: endpoint({
    name: 'file.logo',
    method: 'GET',
    path: 'logo/download/{photoFileName}',
    access: 'public',
    needs: 'account',
    cost: 'thread',
    idIn: 'path',
    idName: 'photoFileName',
    id: fileName,
    query: z.strictObject({ w: Width.optional() }),
    answer: Bytes,
    produces: ['*/*'],
    summary: 'An avatar or logo image',
  }),
} as const;
