import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LastingKeys } from '../db/lasting-keys';

/** Signed names of mails, for links to unsubscribe and for addresses that bounces come back to. */
export interface MailTokens {
  /** The token of a mail: 48 lower-case hexadecimal digits, as local parts of addresses may lose their case. */
  sign(purpose: MailTokenPurpose, emailId: string): string;
  /** The `_id` of the mail that a token is of; undefined for one that is not ours. */
  read(purpose: MailTokenPurpose, token: string): string | undefined;
}

export type MailTokenPurpose = 'unsubscribe' | 'bounce';

const form = /^([0-9a-f]{32})([0-9a-f]{16})$/;

/** Tokens stand in mails that were sent, so their keys stay when secrets change. */
export function openMailTokens(
  lastingKeys: Pick<LastingKeys, 'unsubscribe link' | 'bounce address'>,
): MailTokens {
  const keys: Readonly<Record<MailTokenPurpose, Uint8Array>> = {
    unsubscribe: lastingKeys['unsubscribe link'],
    bounce: lastingKeys['bounce address'],
  };
  const signature = (purpose: MailTokenPurpose, id: string) =>
    createHmac('sha256', keys[purpose]).update(id).digest('hex').slice(0, 16);
  return {
    sign: (purpose, emailId) => {
      const id = emailId.replaceAll('-', '');
      return id + signature(purpose, id);
    },
    read: (purpose, token) => {
      const [, id = '', signed = ''] = form.exec(token.toLowerCase()) ?? [];
      const expected = signature(purpose, id);
      const isOurs = signed !== '' && timingSafeEqual(Buffer.from(signed), Buffer.from(expected));
      return isOurs ? id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : undefined;
    },
  };
}
