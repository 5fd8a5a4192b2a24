import { z } from 'zod';

/** An IMAP mailbox, as a client opens it. */
export interface ImapAddress {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, an upgrade before the sign-in, or none on this machine. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly user: string;
  readonly password: string;
  readonly folder: string;
}

/** `imaps://user:password@imap.example.com/INBOX`; user, password and folder are percent-encoded. */
const ImapUrl = z.string().transform((text, context): ImapAddress => {
  const address = readImapUrl(text);
  if (address) return address;
  const message =
    'must be an address such as imaps://user:password@imap.example.com/INBOX, percent-encoded';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** The setting of the mailbox that bounces come back to. */
export const bounceSettings = {
  BOUNCE_IMAP_URL: ImapUrl.optional().meta({
    description:
      'the mailbox that bounces come back to, such as `imaps://user:password@imap.example.com/INBOX`, percent-encoded ([operations](operations.md#mail))',
  }),
};

const usualPorts = new Map([
  ['imaps:', 993],
  ['imap:', 143],
]);

function readImapUrl(text: string): ImapAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const usualPort = usualPorts.get(protocol);
  const parts = [username, password, pathname.slice(1)].map(decoded);
  const [user, secret, folder] = parts;
  if (usualPort === undefined || hostname === '' || search !== '' || hash !== '') return undefined;
  if (!user || !secret || folder === undefined) return undefined;
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? usualPort : Number(port),
    security: securityOf(protocol, hostname),
    user,
    password: secret,
    folder: folder || 'INBOX',
  };
}

function securityOf(protocol: string, hostname: string): ImapAddress['security'] {
  if (protocol === 'imaps:') return 'tls';
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? 'none' : 'starttls';
}

function decoded(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part);
    return /\p{Cc}/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
