import { equal, ok } from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { checkManifests } from './check-manifests';
import { run, step } from './steps';

/** The files of `deploy/`, each by a linter of its kind. */
const root = join(import.meta.dirname, '../..');
const deploy = join(root, 'deploy');

const place = await mkdtemp(join(tmpdir(), 'deployment-'));
try {
  await step('Dockerfile', checkDockerfile);
  await step('images pinned by their digests', checkPins);
  await step('compose.yaml', () =>
    run('npx', ['dclint', '--quiet', join(deploy, 'compose.yaml')], { folder: root }),
  );
  await step('manifests of Kubernetes', () => checkManifests(root, join(deploy, 'kubernetes')));
  await step('the unit of systemd', checkUnit);
  await step('nginx.conf', checkProxy);
  // The names and labels of rules and dashboard, against what the product's metrics have.
  await step('monitoring', () =>
    run('npx', ['jest', '--selectProjects', 'pure', '--testPathPatterns', 'monitoring.pure'], {
      folder: root,
    }),
  );
} finally {
  await rm(place, { recursive: true });
}

async function checkDockerfile(): Promise<void> {
  const faults = validate(await readFile(join(deploy, 'Dockerfile'), 'utf8'));
  const lines = faults.map(
    ({ range, message }) => `${range.start.line + 1}: ${JSON.stringify(message)}`,
  );
  equal(lines.join('\n'), '');
}

/** All images of others: a tag can be moved, by whoever took over its account too. */
async function checkPins(): Promise<void> {
  const [recipe, compose] = await Promise.all(
    ['Dockerfile', 'compose.yaml'].map((name) => readFile(join(deploy, name), 'utf8')),
  );
  const bases = [...(recipe ?? '').matchAll(/^(?:ARG NODE=|FROM )(\S+)/gm)];
  const services = [...(compose ?? '').matchAll(/^ +image: (\S+)/gm)];
  const images = [...bases, ...services].map(([, image]) => image);
  equal(images.length, 4);
  const loose = images.filter(
    (image) => !/^(?:\$\{NODE\}|.+@sha256:[\da-f]{64})$/.test(image ?? ''),
  );
  equal(loose.join('\n'), '');
}

async function checkUnit(): Promise<void> {
  const unit = join(deploy, 'chemical-trading.service');
  const output = await run('systemd-analyze', ['verify', '--recursive-errors=no', unit], {
    folder: root,
  }).catch((error: Error) => error.message);
  ok(!output.includes('ENOENT'), 'systemd-analyze is not installed');
  // The program and the user of another machine are not here.
  const faults = output.split('\n').filter((line) => /unknown|invalid|failed to parse/i.test(line));
  equal(faults.join('\n'), '');
}

/** As a site of an nginx that has a certificate, and ports that need no rights. */
async function checkProxy(): Promise<void> {
  const [key, certificate] = [join(place, 'key.pem'), join(place, 'certificate.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-subj', '/CN=www.example.com', '-keyout', key, '-out', certificate];
  await run('openssl', ['req', '-x509', ...curve, ...files], { folder: place });
  const given = await readFile(join(deploy, 'nginx.conf'), 'utf8');
  const site = given
    .replace(/(ssl_certificate) [^;]+/, `$1 ${certificate}`)
    .replace(/(ssl_certificate_key) [^;]+/, `$1 ${key}`)
    .replaceAll(/(listen (?:\[::\]:)?)(80|443)\b/g, (_all, before, port) => `${before}18${port}`);
  ok(site.includes(key) && site.includes('18443'), 'The site has a certificate and a port');
  await writeFile(join(place, 'site.conf'), site);
  await writeFile(join(place, 'nginx.conf'), aroundSite());
  await mkdir(join(place, 'temporary'));
  const file = join(place, 'nginx.conf');
  const output = await run('nginx', ['-t', '-p', `${place}/`, '-c', file, '-e', 'stderr'], {
    folder: place,
  });
  // A newer nginx has another word for it, which that of Debian 12 does not know.
  const warnings = output.split('\n').filter((line) => /\[warn\](?!.*http2)/.test(line));
  equal(warnings.join('\n'), '');
}

function aroundSite(): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/temporary/${name};`,
  );
  return `pid ${place}/nginx.pid;
events {}
http {
  ${temporary.join('\n  ')}
  include ${place}/site.conf;
}
`;
}
