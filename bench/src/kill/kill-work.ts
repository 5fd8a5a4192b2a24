import { units } from 'contract/catalog';
import { emailEndpoints } from 'contract/email';
import { fileEndpoints } from 'contract/file';
import { productInquiryEndpoints } from 'contract/inquiry';
import { jobEndpoints } from 'contract/jobs';
import { call, type Site, untilAnswered } from '../harness/api-calls';

/** Acknowledged writes, with the keys to find them again. */
export interface Acknowledged {
  /** Ids. */
  readonly units: string[];
  /** References by visitor name. */
  readonly forms: Map<string, string>;
  /** Addresses whose message was accepted. */
  readonly mails: string[];
  /** File contents by stored name. */
  readonly files: Map<string, string>;
  readonly jobs: string[];
}

export function nothingYet(): Acknowledged {
  return { units: [], forms: new Map(), mails: [], files: new Map(), jobs: [] };
}

interface Round {
  readonly site: Site;
  readonly token: string;
  readonly formToken: string;
  readonly name: string;
  /** The number of the round. */
  readonly number: number;
  /** The units that jobs change. */
  readonly changed: readonly string[];
  readonly acknowledged: Acknowledged;
  /** Called for every answer. */
  readonly onAnswer: () => void;
}

/**
 * Concurrent writes of each kind. Those with a key are repeated until answered; the outcome of the others may be
 * unknown.
 */
export async function workRound(round: Round): Promise<void> {
  const each = <T>(count: number, work: (name: string) => Promise<T>) =>
    Array.from({ length: count }, (_, number) => work(`${round.name}-${number}`));
  await Promise.all([
    ...each(2, (name) => addFile(round, name)),
    startJob(round),
    ...each(6, (name) => addUnit(round, name)),
    ...each(3, (name) => sendInquiry(round, name)),
    ...each(2, (name) => sendMail(round, name)),
  ]);
}

async function addUnit({ site, token, acknowledged, onAnswer }: Round, name: string) {
  const body = { name, symbol: name, dimension: 'mass', factor: 1 };
  const answer = await call(site, units.endpoints.add, { token, body });
  if (!answer) return;
  acknowledged.units.push(answer.data._id);
  onAnswer();
}

async function sendInquiry({ site, formToken, acknowledged, onAnswer }: Round, name: string) {
  const items = [{ freeText: 'Acetone' }];
  const body = { name, email: 'visitor@example.com', formToken, items };
  const { create } = productInquiryEndpoints;
  const { data } = await untilAnswered(site, create, { body, key: `inquiry-${name}` });
  acknowledged.forms.set(name, data.reference);
  onAnswer();
}

async function sendMail({ site, token, acknowledged, onAnswer }: Round, name: string) {
  const to = `${name}@example.com`;
  const body = { to: [to], subject: name, html: '<p>Prices</p>' };
  await untilAnswered(site, emailEndpoints.send, { token, body, key: `mail-${name}` });
  acknowledged.mails.push(to);
  onAnswer();
}

async function addFile({ site, token, acknowledged, onAnswer }: Round, name: string) {
  const body = new FormData();
  body.set('file', new Blob([contentOf(name)]), 'sheet.pdf');
  const answer = await call(site, fileEndpoints.add, { token, body });
  if (!answer) return;
  acknowledged.files.set(answer.data.name, contentOf(name));
  onAnswer();
}

/** Changes the factor of many units to a new value, so that each is written once. */
async function startJob({ site, token, number, changed, acknowledged, onAnswer }: Round) {
  const action = { kind: 'update', values: { factor: number + 1 } } as const;
  const body = { resource: 'unit', selection: { ids: [...changed] }, action };
  const answer = await call(site, jobEndpoints.bulk, { token, body });
  if (!answer) return;
  acknowledged.jobs.push(answer.data._id);
  onAnswer();
}

export function contentOf(name: string): string {
  return `%PDF-1.7\n% ${name}\n%%EOF\n`;
}
