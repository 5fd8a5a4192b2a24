import { emailRemote } from '../federation/registry.fixture';
import { shellDocument } from './shell-document';

const assets = {
  publicPath: '/shell/',
  scripts: ['vendor.1.js', 'main.2.js'],
  chunks: {},
  integrity: { 'vendor.1.js': 'sha384-v', 'main.2.js': 'sha384-m' },
};

function documentOf(pathname: string, changes: object = {}) {
  const registry = { remotes: [emailRemote(changes)] };
  const html = shellDocument({ assets, registry, pathname, nonce: 'n0nce' });
  return new DOMParser().parseFromString(html, 'text/html');
}

const preloads = (page: Document) =>
  [...page.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

describe("the shell's page", () => {
  test('runs nothing without the nonce, and its files by their hashes', () => {
    const page = documentOf('/dashboard');
    const scripts = [...page.querySelectorAll('script')];
    expect(scripts.every((script) => script.getAttribute('nonce') === 'n0nce')).toBe(true);
    const files = scripts.filter(({ src }) => src !== '');
    expect(files.map((script) => script.getAttribute('integrity'))).toEqual([
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

  test('loads along what the address needs, and nothing else', () => {
    expect(preloads(documentOf('/smtp-table'))).toEqual([
      '/remotes/mfe-email/2.0.0/remoteEntry.js',
    ]);
    expect(preloads(documentOf('/dashboard'))).toEqual([]);
    expect(preloads(documentOf('/smtp-table', { disabled: true }))).toEqual([]);
  });
});
