import { Registry } from 'contract/release';
import { emailRemote, versionOf } from '../federation/registry.fixture';
import { hueStyle } from 'shared-ui/hue';
import { brandOf } from '../brand/brand';
import { shellDocument } from './shell-document';

const assets = {
  publicPath: '/shell/',
  scripts: ['vendor.1.js', 'main.2.js'],
  chunks: {
    start: ['start.5.js'],
    panel: ['panel.3.js'],
    'contract-email': ['panel.3.js', 'email.4.js'],
  },
  integrity: {
    'vendor.1.js': 'sha384-v',
    'main.2.js': 'sha384-m',
    'panel.3.js': 'sha384-p',
    'start.5.js': 'sha384-s',
    'inter-latin-wght-normal.6f.woff2': 'sha384-f',
  },
  shared: { react: '19.3.1', 'shared-ui': '2.0.0', 'contract/email': '2.0.0' },
};

function documentOf(pathname: string, changes: object = {}) {
  const registry = { remotes: [emailRemote(changes)], revoked: [] };
  const html = shellDocument({ assets, registry, pathname, nonce: 'n0nce' });
  return new DOMParser().parseFromString(html, 'text/html');
}

const preloads = (page: Document) =>
  [...page.querySelectorAll('link[rel=preload][as=script]')].map((link) =>
    link.getAttribute('href'),
  );

describe("the shell's page", () => {
  test('runs nothing without the nonce, and its files by their hashes', () => {
    const page = documentOf('/dashboard');
    const scripts = [...page.querySelectorAll('script')];
    expect(scripts.every((script) => script.getAttribute('nonce') === 'n0nce')).toBe(true);
    const files = scripts.filter(({ src }) => src !== '');
    expect(files.map((script) => script.getAttribute('integrity'))).toEqual([
      'sha384-s',
      'sha384-v',
      'sha384-m',
    ]);
    expect(page.querySelector('meta[property=csp-nonce]')?.getAttribute('nonce')).toBe('n0nce');
  });

  test('holds the registry, whatever is written in it', () => {
    const title = '</script><script>alert(1)</script><!--';
    const page = documentOf('/dashboard', { title });
    const text = page.getElementById('registry')?.textContent ?? '';
    expect(JSON.parse(text)).toMatchObject({ remotes: [{ title }] });
  });

  test('is in the name and the colour of the company before any script has run', () => {
    const parts = { assets, registry: undefined, pathname: '/login', nonce: 'n0nce' };
    const brand = { name: '</script><b>Ex & Co', shortName: null, hue: 145, locale: null };
    const pageOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');
    const page = pageOf(shellDocument({ ...parts, brand }));
    expect(brandOf(page)).toEqual(brand);
    const style = page.getElementById('brand-colors');
    expect(style?.getAttribute('nonce')).toBe('n0nce');
    expect(style?.textContent).toBe(hueStyle(145));
    expect(page.querySelector('link[rel=icon]')?.getAttribute('href')).not.toContain('6a35d2');
    const plain = pageOf(shellDocument(parts));
    expect(brandOf(plain)).toEqual({ name: null, shortName: null, hue: null, locale: null });
    expect(plain.getElementById('brand-colors')?.textContent).toBe('');
    expect(plain.querySelector('link[rel=icon]')?.getAttribute('href')).toContain('6a35d2');
  });

  test('holds no registry and loads nothing along for who is not signed in', () => {
    const parts = { assets, pathname: '/smtp-table', nonce: 'n0nce' };
    const html = shellDocument({ ...parts, registry: undefined });
    expect(html).not.toMatch(/registry|mfe-email|as="script"/);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const scripts = [...page.querySelectorAll('script[src]')];
    expect(scripts.map((script) => script.getAttribute('src'))).toEqual([
      '/shell/vendor.1.js',
      '/shell/main.2.js',
    ]);
    expect(page.getElementById('panel-files')?.textContent).toBe('["start.5.js"]');
    expect(page.getElementById('shell-integrity')?.textContent).toContain('start.5.js');
  });

  test('preloads the font of the Latin letters', () => {
    const font = documentOf('/dashboard').querySelector('link[as=font]');
    expect(font?.getAttribute('href')).toBe('/shell/inter-latin-wght-normal.6f.woff2');
  });

  test('holds the versions that may run, without the older ones', () => {
    const versions = ['1.0.0', '2.0.0', '1.5.0', '3.0.0'].map((version) => versionOf(version));
    const rollout = { version: '3.0.0', percent: 10, salt: 'a' };
    const text = documentOf('/dashboard', { versions, rollout }).getElementById('registry');
    const [remote] = Registry.parse(JSON.parse(text?.textContent ?? '')).remotes;
    expect(remote?.versions.map(({ version }) => version)).toEqual(['1.0.0', '2.0.0', '3.0.0']);
  });

  test('loads along what the address needs, and nothing else', () => {
    expect(preloads(documentOf('/smtp-table'))).toEqual([
      '/remotes/mfe-email/2.0.0/remoteEntry.js',
    ]);
    expect(preloads(documentOf('/dashboard'))).toEqual([]);
    expect(preloads(documentOf('/smtp-table', { disabled: true }))).toEqual([]);
    const needs = { contract: 1, shared: { react: '^99.0.0' } };
    const versions = [versionOf('1.0.0'), versionOf('2.0.0', { needs })];
    expect(preloads(documentOf('/smtp-table', { versions }))).toEqual([]);
  });

  test('loads along the scripts of the page, which the registry in it does not name', () => {
    const pageFiles = {
      '/edit-smtp-form/:id': ['form.1.js'],
      '/edit-smtp-form/new': ['new.2.js'],
      '/smtp-table': ['table.3.js', 'remoteEntry.js'],
    };
    const versions = [versionOf('2.0.0', { pageFiles })];
    const preloaded = (path: string) =>
      preloads(documentOf(path, { versions })).map((file) => file?.split('/').at(-1));
    expect(preloaded('/smtp-table')).toEqual(['remoteEntry.js', 'table.3.js']);
    expect(preloaded('/edit-smtp-form/1')).toEqual(['remoteEntry.js', 'form.1.js']);
    expect(preloaded('/edit-smtp-form/new')).toEqual(['remoteEntry.js', 'new.2.js']);
    const { textContent } =
      documentOf('/smtp-table', { versions }).getElementById('registry') ?? {};
    expect(textContent).not.toContain('table.3.js');
  });

  test("preloads the shell's modules that the remote consumes, each file once", () => {
    const needs = { contract: 1, shared: { 'shared-ui': '^2.0.0', 'contract/email': '^2.0.0' } };
    const page = documentOf('/smtp-table', { versions: [versionOf('2.0.0', { needs })] });
    expect(preloads(page)).toEqual([
      '/remotes/mfe-email/2.0.0/remoteEntry.js',
      '/shell/panel.3.js',
      '/shell/email.4.js',
    ]);
    const panel = page.querySelector('link[href="/shell/panel.3.js"]');
    expect(panel?.getAttribute('integrity')).toBe('sha384-p');
    // What the panel itself needs is requested before that.
    const files = [...page.querySelectorAll('script[src], link[rel=preload]')];
    expect(files.map(({ tagName }) => tagName).join(' ')).toMatch(/^(SCRIPT )+(LINK ?)+$/);
  });
});
