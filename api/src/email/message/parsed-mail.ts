import type { MailAddress } from 'contract/email';

export interface ParsedAttachment {
  readonly originalName: string;
  /** As the message declares it. */
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** A message, taken apart and made safe: nothing of it is HTML but `html`, and no text steers how others look. */
export interface ParsedMail {
  readonly subject: string;
  readonly from: MailAddress;
  readonly to: readonly MailAddress[];
  readonly cc: readonly MailAddress[];
  readonly replyTo: string | null;
  readonly sentAt: string | null;
  readonly messageId: string | null;
  readonly inReplyTo: string | null;
  readonly references: readonly string[];
  readonly text: string;
  readonly quoted: string;
  readonly html: string | null;
  readonly picturedHtml: string | null;
  readonly remotePictures: number;
  readonly attachments: readonly ParsedAttachment[];
  readonly isAutomatic: boolean;
  /** Whether the server that took it in found that the sender's address is not theirs (RFC 8601). */
  readonly isUnauthentic: boolean;
  /** That a mail of ours was opened or deleted (RFC 8098): not a message to anybody. */
  readonly isReceipt: boolean;
  /** What the same message has each time that it comes. */
  readonly key: string;
  /** Why it could not be read whole. */
  readonly problem: string | null;
}
