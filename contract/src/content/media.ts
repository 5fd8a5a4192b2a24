import { z } from 'zod';
import { FileName } from '../file/file-name';
import { pageOf, Removed, single } from '../answer';
import { endpoint } from '../endpoint';
import { PageQuery, QueryFlag, sortOf } from '../list';
import { FileAudience, FileKind, StoredFile } from '../file/file';
import { nameText, text } from '../text';
import { FocalPoint } from './picture';

/** An upload in the media library. */
export const MediaFile = StoredFile.extend({
  audience: FileAudience,
  /** Text alternative, the default for new uses. */
  alt: z.string().nullable(),
  focus: FocalPoint.nullable(),
  /** Who uploaded it; null for the product itself. */
  by: z.string().nullable(),
  /** Number of records that use it. */
  uses: z.int(),
});
export type MediaFile = z.infer<typeof MediaFile>;

/** A record that uses a file. */
export const MediaUse = z.object({
  resource: z.string(),
  _id: z.uuid(),
  title: z.string(),
  field: z.string(),
});
export type MediaUse = z.infer<typeof MediaUse>;

export const mediaEndpoints = {
  list: endpoint({
    name: 'media.list',
    method: 'GET',
    path: 'media/get',
    access: 'admin',
    needs: { website: 'view' },
    query: PageQuery.extend({
      search: text(200).optional(),
      sort: sortOf(['originalName', 'size', 'createdAt']).optional(),
      kind: FileKind.optional(),
      audience: FileAudience.optional(),
      /** The upload with this stored name. */
      name: FileName.optional(),
      /** Used by no record. */
      unused: QueryFlag.optional(),
    }),
    answer: pageOf(MediaFile),
    summary: 'All uploads, latest first',
  }),
  get: endpoint({
    name: 'media.get',
    method: 'GET',
    path: 'media/getById',
    access: 'admin',
    needs: { website: 'view' },
    idIn: 'query',
    answer: single(MediaFile),
    summary: 'One upload',
  }),
  uses: endpoint({
    name: 'media.uses',
    method: 'GET',
    path: 'media/getUses',
    access: 'admin',
    needs: { website: 'view' },
    idIn: 'query',
    query: PageQuery,
    answer: pageOf(MediaUse),
    summary: 'The records that name an upload',
  }),
  update: endpoint({
    name: 'media.update',
    method: 'PUT',
    path: 'media/update',
    access: 'admin',
    needs: { website: 'edit' },
    idIn: 'query',
    body: z.strictObject({
      originalName: nameText(200).optional(),
      alt: text(200).nullish(),
      focus: FocalPoint.nullish(),
    }),
    answer: single(MediaFile),
    summary: 'Names an upload, describes it and sets the point that stays in sight',
  }),
  replace: endpoint({
    name: 'media.replace',
    method: 'PUT',
    path: 'media/replace',
    access: 'admin',
    needs: { website: 'edit' },
    idIn: 'query',
    body: z.strictObject({ file: FileName }),
    encoding: 'multipart',
    answer: single(MediaFile.extend({ changed: z.int() })),
    summary: 'Puts another file in its place: every record that names it names the new one',
  }),
  remove: endpoint({
    name: 'media.remove',
    method: 'DELETE',
    path: 'media/delete',
    access: 'admin',
    needs: { website: 'all' },
    idIn: 'query',
    answer: Removed,
    summary: 'Removes an upload that no record names',
  }),
} as const;
