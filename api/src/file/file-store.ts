import type { Endpoint } from 'contract';
import type { StoredFile } from 'contract/file';
import type { FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../db/database';
import type { StoredFileRow } from './stored-file-rows';
import { claimRoom, requireRoom, uploaderOf } from './visitor-uploads';
import type { FormSecrets } from '../kernel/form-secrets';
import type { ReadForm } from '../http/mount/read-form';
import { actorId, type Viewer } from '../kernel/viewer';
import { inTransaction } from '../repository/in-transaction';
import { prepareUpload, type UploadPurpose } from './prepare-upload';
import { readFormBody, type FormUpload } from './read-form';
import type { ByteRange, Storage, StoredBytes } from '../storage/storage';
import { openVariant, type Variant, variantNames, type VariantRequest } from './variants';
import { formLimits, purposeOf } from './upload-purpose';
import { visibilityOf } from './visibility';

/** Uploaded files: bytes in the storage, rows in the database. */
export interface FileStore {
  /**
   * Reads a multipart request. The part `data` may hold the body as JSON; every other part is named by the path of
   * its field (`name`, `packagings[0].quantity`). Text parts are converted by the field's schema (`fieldValue`). File
   * parts are stored and their generated name is set at the path: `photo` and `documents[0].file` are set, a list
   * such as `images` gets one more item (`withFile`).
   */
  readForm(request: FastifyRequest, endpoint: Endpoint, viewer: Viewer): Promise<ReadForm>;
  /**
   * Checks one file and writes its bytes. The row is the caller's to insert, in a transaction; `removeBytes` takes the
   * bytes back where that fails.
   */
  write(upload: FormUpload, ownership: Ownership): Promise<StoredFileRow>;
  removeBytes(row: Pick<StoredFileRow, 'name'>): Promise<void>;
  /** Checks and stores one file. */
  store(upload: FormUpload, ownership: Ownership): Promise<StoredFile>;
  /** The row of a file; undefined when there is none of that name. */
  find(name: string): Promise<StoredFileRow | undefined>;
  /** @param range - a part that lies within the file; the whole by default */
  open(file: StoredFileRow, range?: ByteRange): Promise<StoredBytes | undefined>;
  /** Removes a file with its variants. The database row goes first. */
  remove(file: Pick<StoredFileRow, 'name'>): Promise<void>;
  /** An image in the requested width; drawn at the first request and stored. */
  openVariant(file: StoredFileRow, request: VariantRequest): Promise<Variant | undefined>;
}

export interface Ownership {
  readonly visibility: StoredFileRow['visibility'];
  readonly viewer: Viewer;
  /** `content` by default. */
  readonly purpose?: UploadPurpose;
  /** The visitor whose quota the upload counts towards. */
  readonly uploader?: string | null;
}

export function openFileStore({ formSecrets, ...context }: FileStoreServices): FileStore {
  const { database, storage } = context;
  return {
    readForm: (request, endpoint, viewer) =>
      readForm(context, { request, endpoint, viewer, uploader: uploaderOf(request, formSecrets) }),
    write: (upload, ownership) => write(context, upload, ownership),
    removeBytes: ({ name }) => context.storage.remove(name),
    store: (upload, ownership) => store(context, upload, ownership),
    find: (name) =>
      database.selectFrom('file').selectAll().where('name', '=', name).executeTakeFirst(),
    open: (file, range) => storage.open(file.name, range),
    remove: (file) => removeFile(context, file),
    openVariant: (file, request) => openVariant(storage, file, request),
  };
}

interface StoreContext {
  readonly database: Database;
  readonly storage: Storage;
}

interface FileStoreServices extends StoreContext {
  readonly formSecrets: FormSecrets;
}

async function write(
  { database, storage }: StoreContext,
  upload: FormUpload,
  { visibility, viewer, purpose, uploader = null }: Ownership,
): Promise<StoredFileRow & Pick<StoredFile, 'kind'>> {
  const { bytes, extension, ...facts } = await prepareUpload(upload, purpose);
  if (uploader !== null) await requireRoom(database, { uploader, size: facts.size });
  const row: StoredFileRow = {
    _id: uuidv7(),
    name: `${uuidv7()}.${extension}`,
    ...facts,
    visibility,
    createdBy: actorId(viewer),
    createdAt: new Date().toISOString(),
    alt: null,
    focusX: null,
    focusY: null,
    visitor: uploader,
  };
  await storage.write(row.name, bytes);
  return { ...row, kind: facts.kind };
}

async function store(
  context: StoreContext,
  upload: FormUpload,
  ownership: Ownership,
): Promise<StoredFile> {
  const { database, storage } = context;
  const row = await write(context, upload, ownership);
  const { uploader = null } = ownership;
  try {
    await inTransaction(database, async (work) => {
      if (uploader !== null) await claimRoom(work, { uploader, size: row.size });
      await work.insertInto('file').values(row).execute();
    });
  } catch (error) {
    await storage.remove(row.name);
    throw error;
  }
  return row;
}

interface FormRequest {
  readonly request: FastifyRequest;
  readonly endpoint: Endpoint;
  readonly viewer: Viewer;
  readonly uploader: string | null;
}

async function readForm(
  context: StoreContext,
  { request, endpoint, viewer, uploader }: FormRequest,
): Promise<ReadForm> {
  const files: StoredFile[] = [];
  const discard = () => discardAll(context, files);
  const purpose = purposeOf(endpoint);
  const ownership = {
    visibility: visibilityOf(endpoint, request.query),
    viewer,
    purpose,
    uploader,
  };
  try {
    const form = { endpoint, limits: formLimits[purpose] };
    const body = await readFormBody(request, form, async (upload) => {
      const file = await store(context, upload, ownership);
      files.push(file);
      return file;
    });
    return { body, files, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function removeFile(
  { database, storage }: StoreContext,
  { name }: Pick<StoredFileRow, 'name'>,
): Promise<void> {
  await database.deleteFrom('file').where('name', '=', name).execute();
  await storage.remove(name);
  for (const variant of variantNames(name)) await storage.remove(variant);
}

/** Deletes the row first: a row without bytes would be served, bytes without a row would not. */
async function discardAll({ database, storage }: StoreContext, files: readonly StoredFile[]) {
  for (const { name } of files) {
    await database.deleteFrom('file').where('name', '=', name).execute();
    await storage.remove(name);
  }
}
