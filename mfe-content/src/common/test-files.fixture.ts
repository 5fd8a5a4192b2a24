import { fileEndpoints } from 'contract/file';
import type { ApiClient } from 'shared-ui/client';

/** A picture of 1 × 1 pixel. */
const pixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
);

export function pictureFile(name = 'picture.png') {
  return new File([pixel, name], name, { type: 'image/png' });
}

export function documentFile(name = 'catalogue.pdf') {
  return new File([`%PDF-1.7\n% ${name}\n%%EOF`], name, { type: 'application/pdf' });
}

/** Uploads a public file; returns its stored name. */
export async function store(client: ApiClient, file: File) {
  const { data } = await client.call(fileEndpoints.add, { body: { file } });
  return data.name;
}
