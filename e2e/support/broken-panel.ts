import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { panelId, ReleaseDocument } from 'contract/release';
import { compressFiles, integrityOf } from 'mfe-kit/build';

const panelBuilds = join(import.meta.dirname, '../../shell/dist');

export interface BrokenPanel {
  readonly version: string;
  /** The folder with its files. */
  readonly output: string;
}

/**
 * The built panel as another version, with one script that does not start.
 *
 * @param isBroken - finds that script
 */
export async function brokenPanel(
  version: string,
  isBroken: (file: string, code: string) => boolean,
): Promise<BrokenPanel> {
  const [built = ''] = await readdir(panelBuilds);
  const output = join(import.meta.dirname, '../dist-panels', version);
  await rm(output, { recursive: true, force: true });
  const isOriginal = (path: string) => !/release\.json$|\.(?:br|gz)$/.test(path);
  await cp(join(panelBuilds, built), output, { recursive: true, filter: isOriginal });
  const read = async (file: string) =>
    (await readFile(join(panelBuilds, built, file), 'utf8')).replaceAll(built, version);
  const document = ReleaseDocument.parse(JSON.parse(await read('release.json')));
  const scripts = Object.keys(document.integrity).filter((name) => name.endsWith('.js'));
  let broken = 0;
  for (const file of scripts) {
    const code = await read(file);
    const text = isBroken(file, code) ? 'throw new Error("It does not start");' : code;
    if (text !== code) broken += 1;
    await writeFile(join(output, file), text);
    document.integrity[file] = integrityOf(Buffer.from(text));
  }
  if (broken !== 1) throw new Error(`${broken} scripts of the panel are broken instead of one`);
  document.container = `${panelId}__${version}`.replaceAll(/\W/g, '_');
  await compressFiles(output);
  const sizeOf = async (suffix: string) => {
    const sizes = scripts.map(async (file) => (await stat(join(output, file + suffix))).size);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  document.size = { plain: await sizeOf(''), compressed: await sizeOf('.br') };
  await writeFile(join(output, 'release.json'), JSON.stringify(document));
  return { version, output };
}
