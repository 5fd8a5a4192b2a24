import type { MailServer, MailServerTest } from 'contract/email';

/** A message for delivery to a server. */
export interface OutgoingMail {
  readonly fromName: string | null;
  readonly fromAddress: string;
  readonly replyTo: string | null;
  readonly to: string;
  readonly toName: string | null;
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** With angle brackets; the same for every attempt. */
  readonly messageId: string;
  /** Of its head; now if omitted. */
  readonly date?: Date;
  /** The message that it answers, and those before it (RFC 5322, section 3.6.4). */
  readonly inReplyTo?: string | null;
  readonly references?: readonly string[];
  readonly attachments: readonly OutgoingAttachment[];
  /** Where the recipient unsubscribes, for mail to many. */
  readonly unsubscribeAddress?: string;
  /** The sender of the envelope, which bounces go to; `fromAddress` if omitted. */
  readonly envelopeFrom?: string;
  /** Awaited before the first byte of the content; when it fails, nothing is sent. */
  readonly beforeContent?: () => Promise<void>;
  /** Marks automatic mail, which machines must not answer (RFC 3834). */
  readonly isAutomatic?: boolean;
}

export interface OutgoingAttachment {
  readonly name: string;
  readonly mime: string;
  readonly content: Buffer;
  /** The Content-ID by which the HTML refers to an inline picture. */
  readonly cid?: string;
}

/** The result of a delivery; `words` are the server's, or describe the failure. */
export type Delivery =
  /** The server accepted it. */
  | { readonly kind: 'sent'; readonly words: string }
  /** Permanent refusal (5xx). */
  | { readonly kind: 'refused'; readonly words: string }
  /** Temporary refusal (4xx), or the connection was lost before the content was sent. */
  | { readonly kind: 'later'; readonly words: string }
  /** The connection was lost during the content or before the server had acknowledged it. */
  | { readonly kind: 'unknown'; readonly words: string }
  /** Nothing was sent, and other messages would fail alike: no connection, TLS, authentication, 421. */
  | { readonly kind: 'unreachable'; readonly words: string };

/** Outgoing mail: a connection pool for each server. */
export interface MailTransports {
  /** Never rejects because of the server or the network. */
  deliver(server: StoredMailServer, mail: OutgoingMail): Promise<Delivery>;
  /** Connects, authenticates, and sends a short message if an address is given. */
  test(server: StoredMailServer, to?: string): Promise<MailServerTest>;
  close(): Promise<void>;
}

/** A server with its password in plain text: never log, return or store it. */
export interface StoredMailServer extends Pick<
  MailServer,
  | 'version'
  | 'host'
  | 'port'
  | 'security'
  | 'username'
  | 'fromName'
  | 'fromAddress'
  | 'replyTo'
  | 'bounceAddress'
  | 'sendsAccountLinks'
  | 'maxPerMinute'
> {
  readonly _id: string;
  readonly password: string | null;
  /** The password was encrypted with another key and must be entered again. */
  readonly isPasswordUnreadable?: boolean;
  /** The key that its messages are signed with. */
  readonly dkim?:
    | { readonly domain: string; readonly selector: string; readonly privateKey: string }
    | undefined;
}
