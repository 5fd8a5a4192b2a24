import { uuidv7 } from 'uuidv7';
import type { StoredFileRow } from '../file/stored-file-rows';
import type { TestApi } from '../testing/start-test-api';
import { system } from '../kernel/viewer';

/** Stores a picture that no other test has, for everybody unless given. @returns the name that it was stored under */
export async function storePicture(
  { services }: TestApi,
  visibility: StoredFileRow['visibility'] = 'public',
): Promise<string> {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><title>${uuidv7()}</title></svg>`;
  const upload = { bytes: Buffer.from(text), originalName: 'picture.svg' };
  return (await services.files.store(upload, { visibility, viewer: system })).name;
}

/** Stores a PDF document, for everybody unless given. @returns the name that it was stored under */
export async function storePdf(
  { services }: TestApi,
  visibility: StoredFileRow['visibility'] = 'public',
): Promise<string> {
  const bytes = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF');
  const upload = { bytes, originalName: 'document.pdf' };
  return (await services.files.store(upload, { visibility, viewer: system })).name;
}
