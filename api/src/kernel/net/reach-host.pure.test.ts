import { isPublicAddress } from './allowed-address';
import { PrivateAddress, reachHost } from './reach-host';

describe('isPublicAddress', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    '2001:db8::1',
    '2002:a00:1::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
  ])('knows %s for no place on the internet', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '::ffff:8.8.8.8', '2a00:1450:4001::1'])(
    'lets %s pass',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('reachHost', () => {
  it.each([
    'localhost',
    '127.0.0.1',
    '2130706433',
    '0177.0.0.1',
    '127.1',
    '0x7f.1',
    '::1',
    '::ffff:127.0.0.1',
    '0',
  ])('connects to no private address that is written as %s', async (host) => {
    const reach = { allowPrivate: false, connectionTimeout: 1000 };
    await expect(reachHost(host, 25, reach)).rejects.toThrow(PrivateAddress);
  });
});
