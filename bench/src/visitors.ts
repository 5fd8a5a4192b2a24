import { setTimeout as pause } from 'node:timers/promises';
import { largestPageSize } from 'contract';
import {
  formEndpoints,
  productInquiries,
  productInquiryEndpoints,
  shortestFillSeconds,
  type ProductInquiry,
} from 'contract/inquiry';

/** The site's current URL: a restarted process has another port. */
export interface Site {
  url: string;
}

/** A form that a visitor repeats until it is answered. */
export interface SentForm {
  readonly name: string;
  readonly key: string;
}

export interface Acknowledged extends SentForm {
  readonly reference: string;
  /** The number of attempts; all but the last broke off or got a 503. */
  readonly attempts: number;
}

export type StoredForm = Pick<ProductInquiry, '_id' | 'name' | 'reference' | 'status'>;

const { create } = productInquiryEndpoints;
const { list } = productInquiries.endpoints;
const patience = 120_000;

/** A form token old enough that the form does not count as sent by a bot. */
export async function formToken({ url }: Site): Promise<string> {
  const answer = await fetch(`${url}/api/${formEndpoints.token.path}`);
  const { token } = formEndpoints.token.answer.parse(await answer.json()).data;
  await pause(shortestFillSeconds * 1000);
  return token;
}

/** Sends a form; repeats it with the same key while the connection breaks or the server is not ready. */
export async function sendForm(
  site: Site,
  { name, key }: SentForm,
  token: string,
): Promise<Acknowledged> {
  const body = formBody(name, token);
  const limit = performance.now() + patience;
  for (let attempts = 1; performance.now() < limit; attempts += 1) {
    const reference = await attempt(site, JSON.stringify(body), key);
    if (reference !== undefined) return { name, key, reference, attempts };
    await pause(50);
  }
  throw new Error(`${name} was not answered within ${patience / 1000} s`);
}

export function formBody(name: string, token: string) {
  return {
    name,
    email: 'visitor@example.com',
    items: [{ freeText: 'Acetone' }],
    message: 'Please make an offer.',
    formToken: token,
  };
}

/** @returns undefined when the outcome is unknown */
async function attempt({ url }: Site, body: string, key: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/api/${create.path}`, {
      method: create.method,
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
    });
    const text = await answer.text();
    if (answer.status === 503) return undefined;
    if (answer.status !== create.status)
      throw new Error(`The API answered a form with ${answer.status}: ${text}`);
    return create.answer.parse(JSON.parse(text)).data.reference;
  } catch (error) {
    if (isCutOff(error)) return undefined;
    throw error;
  }
}

/** `fetch` throws a TypeError when the connection breaks, also during the response. */
function isCutOff(error: unknown): boolean {
  return error instanceof TypeError;
}

/** All sent forms, from the staff's list. */
export async function readSent({ url }: Site, token: string): Promise<StoredForm[]> {
  const found = new Map<string, StoredForm>();
  const headers = { authorization: `Bearer ${token}` };
  for (let page = 1; ; page += 1) {
    const query = `page=${page}&pageSize=${largestPageSize}&sort=reference`;
    const answer = await fetch(`${url}/api/${list.path}?${query}`, { headers });
    const { data, total } = list.answer.parse(await answer.json());
    for (const sent of data) found.set(sent._id, sent);
    if (data.length === 0 || found.size >= total) return [...found.values()];
  }
}

/** Describes forms that were lost, doubled, or stored under another reference than was answered. */
export function lostOrDoubledForms(
  answered: readonly Acknowledged[],
  stored: readonly StoredForm[],
): string[] {
  const references = new Map<string, string[]>();
  for (const { name, reference } of stored) {
    references.set(name, [...(references.get(name) ?? []), reference]);
  }
  const wrong = answered.flatMap(({ name, reference }) => {
    const found = references.get(name) ?? [];
    return found.length === 1 && found[0] === reference
      ? []
      : [
          `${name} got the reference ${reference}, but is stored as ${found.join(', ') || 'nothing'}`,
        ];
  });
  const spam = stored.filter(({ status }) => status !== 'new').length;
  if (spam > 0) wrong.push(`${spam} were taken for spam`);
  if (stored.length !== answered.length) wrong.push(`${stored.length} are stored`);
  return wrong;
}
