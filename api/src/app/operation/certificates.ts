import type { Operation } from 'contract/operation';
import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import type { Env } from '../../kernel/env';
import { publicUrlOf } from '../../kernel/public-url';

type Certificate = Operation['certificates'][number];

const timeLimit = 2_000;

/** The certificates that the installation's own addresses show, as a visitor from this machine sees them. */
export function readCertificates(
  env: Pick<Env, 'PUBLIC_URL' | 'ADMIN_URL' | 'PORT'>,
): Promise<Certificate[]> {
  const addresses = [
    { name: 'site', url: publicUrlOf(env) },
    ...(env.ADMIN_URL === undefined ? [] : [{ name: 'panel', url: env.ADMIN_URL } as const]),
  ] as const;
  return Promise.all(
    addresses.map(async ({ name, url }) => ({ name, url, ...(await certificateOf(url)) })),
  );
}

type Shown = Pick<Certificate, 'validTo' | 'problem'>;

export async function certificateOf(address: string): Promise<Shown> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return { validTo: null, problem: null };
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: port === '' ? 443 : Number(port),
      ...(isIP(host) === 0 && { servername: host }),
      // Nothing is sent: an expired certificate is to be read as well, and `authorizationError` names it.
      rejectUnauthorized: false,
      timeout: timeLimit,
    });
    const end = (shown: Shown) => {
      socket.destroy();
      resolve(shown);
    };
    socket.once('secureConnect', () => end(shownBy(socket)));
    socket.once('timeout', () => end({ validTo: null, problem: 'It did not answer in time.' }));
    socket.once('error', ({ message }) => end({ validTo: null, problem: message }));
  });
}

function shownBy(socket: TLSSocket): Shown {
  const { valid_to: end } = socket.getPeerCertificate();
  const time = Date.parse(end);
  const problem = socket.authorized ? null : String(socket.authorizationError);
  return { validTo: Number.isNaN(time) ? null : new Date(time).toISOString(), problem };
}
