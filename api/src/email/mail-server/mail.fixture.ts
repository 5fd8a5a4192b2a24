import type { OutgoingMail, StoredMailServer } from '../mail-transport';

/** A server of a test, on this machine. */
export function serverAt(port: number, given: Partial<StoredMailServer> = {}): StoredMailServer {
  return {
    _id: '01930000-0000-7000-8000-000000000001',
    version: 1,
    host: '127.0.0.1',
    port,
    security: 'none',
    username: null,
    password: null,
    fromName: 'Example Chemicals',
    fromAddress: 'sales@example.com',
    bounceAddress: null,
    replyTo: null,
    maxPerMinute: null,
    sendsAccountLinks: false,
    ...given,
  };
}

export function mailTo(to: string, given: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    fromName: 'Example Chemicals',
    fromAddress: 'sales@example.com',
    replyTo: null,
    to,
    toName: null,
    cc: [],
    bcc: [],
    subject: 'An offer',
    html: '<p>An offer</p>',
    text: 'An offer',
    messageId: `<${to.replace('@', '.')}@example.com>`,
    attachments: [],
    ...given,
  };
}
