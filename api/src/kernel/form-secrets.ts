import { createHmac, timingSafeEqual } from 'node:crypto';
import { allKeys, derivedKeys, type KeySet } from './secrets/key-set';

/** Signing and hashing for the public forms, with keys that all processes of an installation share. */
export interface FormSecrets {
  /** A signed form token with the time at which the form was shown. */
  token(shownAt: Date): string;
  /** @returns undefined for a text that is not a form token of ours, or for a form shown more than a day ago */
  shownAt(token: string): Date | undefined;
  /** The key with which a visitor reads the status of what they sent under a reference; always the same. */
  statusKey(reference: string): string;
  isStatusKey(reference: string, key: string): boolean;
  /** A hash that represents an address for one day and cannot be traced back to it. */
  sourceKey(address: string, day: string): string;
}

const day = 24 * 3_600_000;

/**
 * @param secrets - the secrets that sign sessions; keys are derived from them, so that neither can sign for the other
 * @param lastingKey - makes status keys, which stand in mails and stay when the secrets change
 */
export function openFormSecrets(secrets: KeySet, lastingKey: Uint8Array): FormSecrets {
  const tokenKeys = derivedKeys(secrets, 'form token');
  const sourceKey = derivedKeys(secrets, 'form source').current;
  return {
    token: (shownAt) => {
      const time = shownAt.getTime().toString(36);
      return `${time}.${signature(tokenKeys.current, time)}`;
    },
    shownAt: (token) => {
      const [, time = '', signed = ''] = /^([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token) ?? [];
      const isOurs = allKeys(tokenKeys).some((key) => isSame(signed, signature(key, time)));
      if (!isOurs) return undefined;
      const shownAt = new Date(Number.parseInt(time, 36));
      return Date.now() - shownAt.getTime() > day ? undefined : shownAt;
    },
    statusKey: (reference) => signature(lastingKey, reference),
    isStatusKey: (reference, key) => isSame(key, signature(lastingKey, reference)),
    sourceKey: (address, onDay) => signature(sourceKey, `${onDay} ${address}`),
  };
}

function signature(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
