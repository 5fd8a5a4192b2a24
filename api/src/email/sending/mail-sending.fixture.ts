import { type Endpoint } from 'contract';
import { emailBatches, emailEndpoints, emails, mailServers } from 'contract/email';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import type { SenderOptions } from './sender-options';
import { startEmailSender } from './start-email-sender';

/** Quick enough for a test, and as in earnest otherwise. */
const quick: Partial<SenderOptions> = {
  pause: 20,
  sweep: 30,
  waits: [0.05, 0.05],
  serverPause: { first: 0.2, max: 0.4 },
};

const patience = 60_000;

/** The API with a mail server on this machine, as staff meets it, and senders that run when a test says so. */
export async function openMailFixture() {
  const api = await startTestApi({ jobs: 'stopped' });
  const staff = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
    callAs(api, endpoint, { token: api.adminToken, ...request });
  const data = async (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
    (await staff(endpoint, request)).answer.data;

  /** The `_id` of a mail server at the port. */
  async function addServer(port: number, fields: object = {}): Promise<string> {
    const settings = {
      host: '127.0.0.1',
      port,
      security: 'none',
      fromAddress: 'sales@example.com',
    };
    const body = { name: unique(), ...settings, ...fields };
    return (await data(mailServers.endpoints.add, { body }))._id;
  }

  /** The `_id` of a sending. */
  async function send(smtpId: string, to: readonly string[], fields: object = {}): Promise<string> {
    const body = { smtpId, to, subject: 'An offer', html: '<p>Dear you</p>', ...fields };
    return (await data(emailEndpoints.send, { body })).batchId;
  }

  const counts = async (id: string) => (await data(emailBatches.endpoints.get, { id })).counts;
  const emailsOf = async (batchId: string) =>
    data(emails.endpoints.list, { query: { batchId, sort: 'to', pageSize: 100 } });

  return {
    api,
    staff,
    data,
    addServer,
    send,
    counts,
    emailsOf,
    /** The message of the sending to the address. */
    async emailTo(batchId: string, to: string) {
      const found: { to: string }[] = await emailsOf(batchId);
      return Object(found.find((email) => email.to === to));
    },
    startSender: (options: Partial<SenderOptions> = {}) =>
      startEmailSender({ services: api.services, log: console, options: { ...quick, ...options } }),
    /** Sends until nothing of the sending waits. */
    async sendAll(batchId: string, options: Partial<SenderOptions> = {}) {
      const sender = this.startSender(options);
      await until(async () => {
        const { queued, sending } = await counts(batchId);
        return queued + sending === 0;
      });
      await sender.stop();
      return counts(batchId);
    },
  };
}

export type MailFixture = Awaited<ReturnType<typeof openMailFixture>>;

/** Asks again and again. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** What staff are told of mail. */
export async function noticesOf({
  services,
}: TestApi): Promise<{ message: string; link: string | null }[]> {
  return services.database
    .selectFrom('notification')
    .select(['message', 'link'])
    .where('kind', '=', 'email-failed')
    .orderBy('_id')
    .execute();
}
