import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from 'api/error-code';
import { contentFiles, pictureName } from './content-files';

/** Draws the pictures of the demo content into a folder that first starts copy from, as drawing takes six seconds. */
export async function writeDemoPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const pictures = contentFiles(new Date().getUTCFullYear()).filter(({ isDrawn }) => isDrawn);
  for (const { key, make } of pictures) {
    const { bytes } = await make();
    await writeFile(join(folder, pictureName(key)), bytes);
  }
}

/** A picture from the folder; undefined if it is missing. */
export async function readDemoPicture(
  folder: string,
  key: string,
): Promise<Uint8Array | undefined> {
  try {
    return await readFile(join(folder, pictureName(key)));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
