import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOf } from './sources-of';

const source = join(process.cwd(), 'api/src');

/** Folders that any domain may use, and that know none. */
const infrastructure = ['core', 'db', 'repository', 'jobs', 'file', 'transfer'];
const domains = [
  'catalog',
  'content',
  'document',
  'email',
  'inquiry',
  'integration',
  'partner',
  'privacy',
  'record',
  'regulation',
  'release',
  'staff',
];

/** Where a process and a new installation are put together, and where the domains' rows become one type. */
const composition = [
  'core/app.ts',
  'core/compose-services.ts',
  'core/domains.ts',
  'core/first-records.ts',
  'core/open-services.ts',
  'core/services.ts',
  'db/database.ts',
];

function domainsUsedBy(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  const imports = [...text.matchAll(/\bfrom '((?:\.\.?\/)+[^']+)'/g)];
  return imports.flatMap(([, target = '']) => {
    const folder = join(file, '..', target).split('/')[0] ?? '';
    return domains.includes(folder) ? [`${file} → ${folder}`] : [];
  });
}

const files = sourcesOf(source)
  .map((path) => path.slice(source.length + 1))
  .filter((file) => infrastructure.includes(file.split('/')[0] ?? ''))
  .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file));

it('the infrastructure of the API imports no domain', () => {
  expect(files.length).toBeGreaterThan(150);
  const checked = files.filter((file) => !composition.includes(file));
  expect(checked.flatMap(domainsUsedBy)).toEqual([]);
});

it('an import of a domain would be seen', () => {
  expect(domainsUsedBy('core/domains.ts')).toContain('core/domains.ts → catalog');
});
