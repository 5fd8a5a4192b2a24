import { readFileSync, writeFileSync } from 'node:fs';

// `npm install` omits platform packages from the lock if the current registry lacks them, and `npm ci` then rejects the
// lock on every machine. This script adds them as optional packages of their platform.
const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const packages = lock.packages;
let added = 0;

for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (!/^\d+\.\d+\.\d+/.test(version)) continue;
    const known = lookUp(path, name);
    if (known === version) continue;
    packages[placeOf(path, name, known)] = { version, ...platformOf(name), optional: true };
    added += 1;
  }
}

lock.packages = Object.fromEntries(
  Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1)),
);
if (added > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages added`);

/** The version that the package at `path` resolves for `name`. */
function lookUp(path, name) {
  for (let folder = path; ; folder = above(folder)) {
    const found = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (found) return found.version;
    if (folder === '') return undefined;
  }
}

function above(folder) {
  const end = folder.lastIndexOf('/node_modules/');
  return end < 0 ? '' : folder.slice(0, end);
}

/** At the top level, or beside its parent if another version is there. */
function placeOf(path, name, known) {
  const beside = path.slice(0, path.lastIndexOf('node_modules/'));
  return `${known === undefined ? '' : beside}node_modules/${name}`;
}

function platformOf(name) {
  const systems = [
    'darwin',
    'win32',
    'freebsd',
    'openbsd',
    'netbsd',
    'sunos',
    'aix',
    'android',
    'openharmony',
    'linux',
  ];
  const processors = [
    'arm64',
    'x64',
    'ia32',
    'arm',
    'ppc64',
    's390x',
    'riscv64',
    'loong64',
    'mips64el',
    'wasm32',
  ];
  const short = name.split('/').at(-1);
  const os = systems.find((system) => short.includes(system));
  const cpu = processors.find((processor) => short.includes(processor));
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(os ? { os: [os] } : {}) };
}
