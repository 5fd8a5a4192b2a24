import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { DkimKey } from 'contract/email';
import type { Database, Work } from '../../db/database';
import type { SmtpDkimRow } from '../email-rows';

const generate = promisify(generateKeyPair);

/** An RSA key of 2048 bits, which all receivers verify (RFC 8301): its private part as PEM, its public one in base64. */
export async function newDkimKey(): Promise<{ privateKey: string; publicKey: string }> {
  const { privateKey, publicKey } = await generate('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  return { privateKey, publicKey: publicKey.toString('base64') };
}

/** Undefined for a server without a key. */
export async function readDkimKey(
  work: Database | Work,
  smtpId: string,
): Promise<DkimKey | undefined> {
  const row = await work
    .selectFrom('smtpDkim')
    .selectAll()
    .where('smtpId', '=', smtpId)
    .executeTakeFirst();
  return row && shownKey(row);
}

function shownKey({ domain, selector, publicKey, createdAt, signsSince }: SmtpDkimRow): DkimKey {
  return {
    domain,
    selector,
    recordName: `${selector}._domainkey.${domain}`,
    record: `v=DKIM1; k=rsa; p=${publicKey}`,
    createdAt,
    signsSince,
  };
}
