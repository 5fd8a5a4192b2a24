import sharp from 'sharp';
import { bearer } from '../testing/bearer';
import { formOf, type FormFile } from '../testing/form-of';
import type { TestApi } from '../testing/start-test-api';

/** Fields and files of a form, by the names of its fields. */
export type FormParts = Parameters<typeof formOf>[0];

/** Sends forms to the API of a suite, with the admin's token unless given another. */
export function formSender(api: () => TestApi) {
  return function send(
    method: 'POST' | 'PUT',
    url: string,
    parts: FormParts,
    token = api().adminToken,
  ): ReturnType<TestApi['inject']> {
    const form = formOf(parts);
    const headers = { ...form.headers, ...bearer(token) };
    return api().inject({ method, url: `/api/${url}`, payload: form.payload, headers });
  };
}

/** A PNG, half as high as wide. */
export async function photo(name = 'A photo.png', width = 800): Promise<FormFile> {
  const image = sharp({ create: { width, height: width / 2, channels: 3, background: 'purple' } });
  return { name, bytes: await image.png().toBuffer() };
}
