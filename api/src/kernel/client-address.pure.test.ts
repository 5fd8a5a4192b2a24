import fastify from 'fastify';
import { clientAddress, privateNetworks } from './client-address';

interface Sent {
  readonly trustProxy: boolean;
  readonly from?: string;
  readonly forwardedFor?: string;
}

async function addressOf({ trustProxy, from = '127.0.0.1', forwardedFor }: Sent) {
  const app = fastify({ trustProxy: trustProxy && privateNetworks });
  app.get('/', (request) => ({ address: clientAddress(request) ?? 'this machine' }));
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  const answer = await app.inject({ url: '/', remoteAddress: from, headers });
  return answer.json().address;
}

const network = '2001:db8:1:2';

it.each<[string, Sent, string]>([
  ['a process of this machine', { trustProxy: false }, 'this machine'],
  ['the same with proxies trusted', { trustProxy: true }, 'this machine'],
  ['the same by IPv6', { trustProxy: false, from: '::1' }, 'this machine'],
  ['a visitor without a proxy', { trustProxy: false, from: '198.51.100.7' }, '198.51.100.7'],
  [
    'a visitor who names himself another',
    { trustProxy: false, from: '198.51.100.7', forwardedFor: '127.0.0.1' },
    '198.51.100.7',
  ],
  [
    'a visitor behind a proxy of this machine that is not trusted',
    { trustProxy: false, forwardedFor: '127.0.0.1, 203.0.113.9' },
    '203.0.113.9',
  ],
  ['a header that names nobody', { trustProxy: false, forwardedFor: 'unknown' }, '127.0.0.1'],
  [
    'a visitor behind two proxies that are trusted',
    { trustProxy: true, forwardedFor: '1.2.3.4, 203.0.113.9, 10.0.0.2' },
    '203.0.113.9',
  ],
  [
    'a visitor of a private network who names himself this machine',
    { trustProxy: true, forwardedFor: '127.0.0.1, 10.0.0.9' },
    '10.0.0.9',
  ],
  [
    'a proxied process of this machine',
    { trustProxy: true, forwardedFor: '127.0.0.1' },
    '127.0.0.1',
  ],
  ['an address of a /64', { trustProxy: false, from: '2001:db8:1:2:3:4:5:6' }, network],
  ['another one of it', { trustProxy: true, forwardedFor: '2001:db8:1:2::9' }, network],
  ['IPv4 in IPv6', { trustProxy: false, from: '::ffff:198.51.100.7' }, '198.51.100.7'],
])('%s', async (_who, sent, expected) => {
  expect(await addressOf(sent)).toBe(expected);
});
