import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containerName, panelId, ReleaseDocument } from 'contract/release';
import { compressFiles, integrityOf, scriptSizes } from 'mfe-kit/build';

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
  document.container = containerName(panelId, version);
  await compressFiles(output);
  document.size = await scriptSizes(scripts, output);
  await writeFile(join(output, 'release.json'), JSON.stringify(document));
  return { version, output };
}
