import { mailboxEndpoints } from 'contract/email';
import type { StaffApi } from './staff-api';
import { expect } from './test';

interface MailedPage {
  readonly to: string;
  /** The path of the page whose link was mailed. */
  readonly route: string;
}

/** The address of a page with its key, as it stands in the latest mail to somebody that has a link to the page. */
export async function mailedPage(api: StaffApi, { to, route }: MailedPage): Promise<string> {
  const found = async () => {
    const mails = await api.call(mailboxEndpoints.list, { query: { pageSize: 100 } });
    for (const { _id: id } of mails.data.filter((mail) => mail.to.includes(to))) {
      const { text } = (await api.call(mailboxEndpoints.get, { id })).data;
      const [, query] = text?.split(route)[1]?.match(/^(\?key=[\w-]+)/) ?? [];
      if (query !== undefined) return `${route}${query}`;
    }
    return '';
  };
  await expect.poll(found).not.toBe('');
  return found();
}
