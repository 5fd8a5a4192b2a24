import { guardScripts } from './guard-scripts';
import { integrityAt, provideHashes, provideOwnIntegrity } from './provide-integrity';
import { emailRemote } from './registry.fixture';

const [version] = emailRemote().versions;
const right = `sha384-${'R'.repeat(64)}`;
const folder = `${location.origin}/remotes/mfe-email/1.0.0/`;

beforeAll(() => {
  if (version === undefined) throw new Error('The fixture has no version');
  provideHashes(
    { ...version, integrity: { 'remoteEntry.js': right, 'page.js': right } },
    version.base,
  );
  provideOwnIntegrity('/shell/', { 'dashboard.js': right });
  guardScripts(integrityAt);
});

const nothing = `sha384-${'A'.repeat(64)}`;

/** The ways in which a chunk loader makes a script. */
const loaders: Readonly<Record<string, (script: HTMLScriptElement, url: string) => void>> = {
  'by its property': (script, url) => (script.src = url),
  'by its attribute': (script, url) => script.setAttribute('SRC', url),
  'with another hash after it': (script, url) => {
    script.src = url;
    script.integrity = 'sha384-other';
  },
  'with no hash after it': (script, url) => {
    script.src = url;
    script.setAttribute('integrity', '');
  },
  'with no hash before it': (script, url) => {
    script.integrity = '';
    script.src = url;
  },
};

test.each(Object.entries(loaders))(
  'a script of a version runs by its hash alone: %s',
  (_, load) => {
    const integrityOf = (url: string) => {
      const script = document.createElement('script');
      load(script, url);
      expect(script.crossOrigin).toBe('anonymous');
      return script.integrity;
    };
    expect(integrityOf(`${folder}page.js`)).toBe(right);
    expect(integrityOf(`${folder}remoteEntry.js?retry=1`)).toBe(right);
    expect(integrityOf('/remotes/mfe-email/1.0.0/page.js#x')).toBe(right);
    expect(integrityOf(`${folder}other.js`)).toBe(nothing);
    expect(integrityOf(`${folder}../2.0.0/page.js`)).toBe(nothing);
    expect(integrityOf(`${location.origin}/api/file/page.js`)).toBe(nothing);
    expect(integrityOf('https://evil.example/remotes/mfe-email/1.0.0/page.js')).toBe(nothing);
  },
);

test('so does a script of the shell', () => {
  const script = document.createElement('script');
  script.src = '/shell/dashboard.js';
  expect(script.integrity).toBe(right);
  script.src = '/shell/other.js';
  expect(script.integrity).toBe(nothing);
});
