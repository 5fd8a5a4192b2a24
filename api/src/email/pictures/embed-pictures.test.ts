import { createServer, type Server } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { portOf } from '../mail-server/scripted-server.fixture';
import { selfSignedCertificate } from '../mail-server/certificate.fixture';
import { embedPictures } from './embed-pictures';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const { key, cert } = selfSignedCertificate();
const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer({ key, cert }, (request, response) => {
    const { url = '', headers } = request;
    asked.push({ url, headers });
    const redirect = (location: string) => response.writeHead(302, { location }).end();
    if (url.startsWith('/picture')) response.end(png);
    else if (url === '/moved') redirect('/picture?moved');
    else if (url === '/loop') redirect('/loop');
    else if (url === '/down') redirect(`http://localhost:${portOf(server.address())}/picture`);
    else if (url === '/file') redirect('file:///etc/passwd');
    else if (url === '/page') response.writeHead(200, { 'content-type': 'image/png' }).end('<p>No');
    else if (url === '/drawing')
      response.end('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    else if (url === '/large') response.end(Buffer.concat([png, Buffer.alloc(2_100_000)]));
    else if (url === '/broken') response.writeHead(200, { 'content-length': 500 }).end(png);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `https://localhost:${portOf(server.address())}`;
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const image = (path: string) => `<p>A<img alt="x" src="${origin}${path}" />B</p>`;
const embed = (html: string) => embedPictures(html, { allowPrivate: true, ca: cert });
const embedded = `<p>A<img alt="x" src="data:image/png;base64,${png.toString('base64')}" />B</p>`;

it.each([
  ['a picture', '/picture', true],
  ['one with parameters', '/picture?a=1&amp;b=2', true],
  ['one behind a redirect', '/moved', true],
  ['a loop of redirects', '/loop', false],
  ['a redirect to an address without TLS', '/down', false],
  ['a redirect to a file', '/file', false],
  ['a page that says it is a picture', '/page', false],
  ['a drawing with a script', '/drawing', false],
  ['one that is too large', '/large', false],
  ['one that is not there', '/gone', false],
])('%s', async (_name, path, isShown) => {
  const { html, missing } = await embed(image(path));
  expect({ html, missing }).toEqual(
    isShown ? { html: embedded, missing: 0 } : { html: '<p>AB</p>', missing: 1 },
  );
});

it('asks without cookies and referrer, once for a picture that stands twice', async () => {
  await embed(image('/picture?a=1&amp;b=2') + image('/picture?a=1&amp;b=2'));
  expect(asked.map(({ url }) => url)).toEqual(['/picture?a=1&b=2']);
  expect(Object.keys(asked[0]?.headers ?? {}).toSorted()).toEqual(['accept', 'connection', 'host']);
});

it('asks for thirty pictures at most', async () => {
  const html = Array.from({ length: 40 }, (_, index) => image(`/picture?${index}`)).join('');
  const { missing } = await embed(html);
  expect([asked.length, missing]).toEqual([30, 10]);
});

it.each(['localhost', '127.0.0.1', '[::1]', '2130706433', '169.254.169.254', '10.0.0.1'])(
  'never asks %s, which is in a private network',
  async (host) => {
    const address = `https://${host}:${portOf(server.address())}/picture`;
    const { missing } = await embedPictures(`<img src="${address}" />`, {
      allowPrivate: false,
      ca: cert,
    });
    expect([asked.length, missing]).toEqual([0, 1]);
  },
);

it('trusts no certificate of nobody', async () => {
  const { missing } = await embedPictures(image('/picture'), { allowPrivate: true });
  expect([asked.length, missing]).toEqual([0, 1]);
});
