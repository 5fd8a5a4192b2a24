import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingNames } from 'api/env';

const folder = join(__dirname, '../../deploy');

/** Lines that set variables of the product, by file. */
const setting = {
  Dockerfile: /^ENV (.+)$/gm,
  'chemical-trading.service': /^Environment=(.+)$/gm,
} as const;

/** Variables of the C library. */
const allocatorNames = ['MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'];

it.each(Object.entries(setting))('deploy/%s gives settings that exist', (file, lines) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const names = [...text.matchAll(lines)].flatMap(([, line = '']) =>
    line.split(' ').map((one) => one.split('=')[0] ?? ''),
  );
  expect(names).toContain('NODE_ENV');
  expect(names.filter((name) => !settingNames.includes(name))).toEqual(allocatorNames);
});

it('the image, the unit and `npm start` run Node with the same options', () => {
  const commands = ['Dockerfile', 'chemical-trading.service', '../package.json'].map((file) => {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(/[",]/g, '');
    return /node (--\S+ )*gateway\/dist\/main\.js/.exec(text)?.[0];
  });
  expect(commands[0]).toContain('--max-semi-space-size=');
  expect(new Set(commands).size).toBe(1);
});

it('deploy/compose.yaml gives settings that exist, and secrets that it declares', () => {
  const text = readFileSync(join(folder, 'compose.yaml'), 'utf8');
  const product = text.slice(text.indexOf('\n  product:'), text.indexOf('\nsecrets:'));
  const names = [...product.matchAll(/^ {6}([A-Z_\d]+):/gm)].map(([, name = '']) => name);
  expect(names).toContain('JWT_SECRET_FILE');
  expect(names.filter((name) => !settingNames.includes(name.replace(/_FILE$/, '')))).toEqual([]);
  const declared = text.slice(text.indexOf('\nsecrets:'));
  for (const [, secret = ''] of text.matchAll(/\/run\/secrets\/([\w-]+)/g)) {
    expect(declared).toContain(`\n  ${secret}: {`);
  }
});

/** What an installation that nobody watches needs, by file: that it comes up again, and cannot fill or take the machine. */
const rules = {
  'compose.yaml': [
    'restart: unless-stopped',
    'cap_drop: [ALL]',
    'no-new-privileges:true',
    'max-size: 10m',
    'BACKUP_FOLDER: /backups',
    'read_only: true',
  ],
  'chemical-trading.service': [
    'StartLimitIntervalSec=0',
    'Restart=on-failure',
    'RestartSec=5',
    'After=network-online.target postgresql.service',
    'MemoryMax=',
    'CapabilityBoundingSet=\n',
    'SystemCallFilter=@system-service',
    'RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6',
  ],
  Dockerfile: ['ARG NODE=node:24.', 'USER node', 'HEALTHCHECK'],
  'kubernetes/product.yaml': [
    'path: /api/health/live',
    'readOnlyRootFilesystem: true',
    'limits: { memory: 1Gi }',
  ],
  'nginx.conf': ['client_max_body_size 12m;', 'proxy_request_buffering off;'],
  'nginx-cache.conf': ['client_max_body_size 12m;', 'return 301 https://$host$request_uri;'],
} as const;

it.each(Object.entries(rules))('deploy/%s comes up by itself, within bounds', (file, lines) => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(lines.filter((line) => !text.includes(line))).toEqual([]);
});

it('each service of deploy/compose.yaml restarts and has a limit of memory', () => {
  const text = readFileSync(join(folder, 'compose.yaml'), 'utf8');
  const services = text.slice(text.indexOf('\nservices:'), text.indexOf('\nsecrets:'));
  const parts = services.split(/\n(?= {2}\w+:\n)/).slice(1);
  expect(parts.map((part) => part.trim().split(':')[0])).toEqual(['database', 'product']);
  for (const part of parts) expect(part).toMatch(/<<: \*bounded\n[^]*mem_limit: \d+g/);
});
