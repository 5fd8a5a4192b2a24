import type { MailServer, MailServerTest } from 'contract';

/** A message as it is handed over to a server. */
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
  /** With its angle brackets; the same at every attempt. */
  readonly messageId: string;
  readonly attachments: readonly OutgoingAttachment[];
  /** Nobody wrote it: no machine may answer it (RFC 3834). */
  readonly isAutomatic?: boolean;
}

export interface OutgoingAttachment {
  readonly name: string;
  readonly mime: string;
  readonly content: Buffer;
  /** What the HTML calls it by, for a picture within the message. */
  readonly cid?: string;
}

/** What became of a message that was handed over; `words` are the server's, or say what went wrong on the way. */
export type Delivery =
  /** The server has taken it. */
  | { readonly kind: 'sent'; readonly words: string }
  /** It will never take this message (5xx). */
  | { readonly kind: 'refused'; readonly words: string }
  /** It may take it later (4xx), or the connection was lost before the content went over. */
  | { readonly kind: 'later'; readonly words: string }
  /** The connection was lost while the content went over or before the server had answered it. */
  | { readonly kind: 'unknown'; readonly words: string }
  /** Nothing of the message went over, and it would be the same for any other: no connection, TLS, sign-in, 421. */
  | { readonly kind: 'unreachable'; readonly words: string };

/** The way out of the process for mail: a pool of connections for each server. */
export interface MailTransports {
  /** Never rejects for what a server or the network does. */
  deliver(server: StoredMailServer, mail: OutgoingMail): Promise<Delivery>;
  /** Connects, signs in, and sends a short message if an address is given. */
  test(server: StoredMailServer, to?: string): Promise<MailServerTest>;
  close(): Promise<void>;
}

/** A server as it is stored, with its password in the clear: never logged, answered or kept. */
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
  | 'maxPerMinute'
> {
  readonly _id: string;
  readonly password: string | null;
  /** There is one, and it was encrypted with another key: nobody can sign in until it is given anew. */
  readonly isPasswordUnreadable?: boolean;
}
