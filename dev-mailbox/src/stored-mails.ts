import type { ArrivedMail } from 'contract/email';
import { uuidv7 } from 'uuidv7';
import { readMail, type MailHead, type ReadMail } from './read-mail';

interface StoredMail {
  readonly _id: string;
  readonly at: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
  readonly head: Promise<MailHead>;
}

/** A message as it is received. */
export type NewMail = Omit<StoredMail, '_id' | 'at'>;

export interface StoredMails {
  readonly add: (mail: NewMail) => void;
  readonly list: (page: Page) => Promise<{ data: ArrivedMail[]; total: number }>;
  readonly get: (id: string) => Promise<(ArrivedMail & ReadMail) | undefined>;
  /** @returns how many were removed */
  readonly clear: () => number;
}

interface Page {
  readonly page: number;
  readonly pageSize: number;
}

const maxMails = 200;
const maxStoredBytes = 50_000_000;

/** The latest messages, in memory. */
export function storedMails(): StoredMails {
  let mails: StoredMail[] = [];
  return {
    add(mail) {
      const latest = [{ ...mail, _id: uuidv7(), at: new Date().toISOString() }, ...mails];
      mails = withinBounds(latest);
    },
    async list({ page, pageSize }) {
      const shown = mails.slice((page - 1) * pageSize, page * pageSize);
      return { data: await Promise.all(shown.map(arrived)), total: mails.length };
    },
    async get(id) {
      const mail = mails.find(({ _id }) => _id === id);
      return mail && { ...(await arrived(mail)), ...(await readMail(mail.raw)) };
    },
    clear() {
      const removed = mails.length;
      mails = [];
      return removed;
    },
  };
}

function withinBounds(mails: readonly StoredMail[]): StoredMail[] {
  let bytes = 0;
  return mails.slice(0, maxMails).filter(({ raw }) => {
    bytes += raw.length;
    return bytes <= maxStoredBytes;
  });
}

async function arrived({ _id, at, from, to, raw, head }: StoredMail): Promise<ArrivedMail> {
  const { subject, hasAttachments } = await head;
  return { _id, at, from, to: [...to], subject, size: raw.length, hasAttachments };
}
