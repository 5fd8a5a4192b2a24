import type { TestApi } from 'shared-ui/testing';
import type { Connection } from '../http/node-request';
import { documentOf, testSite } from '../testing/test-site';

type Fields = Readonly<Record<string, string | File>>;

export type FormPath =
  | '/contact-us'
  | '/careers'
  | `/inquiry${string}`
  | `/sample-request${string}`;

interface Sending {
  headers?: Record<string, string> | undefined;
  connection?: Connection | undefined;
}

/** A visitor who opens a page once and sends its form, with or without a script. */
export async function visitWithForm(api: TestApi, path: FormPath, own?: Connection) {
  const { get, statuses } = testSite(api);
  const page = await documentOf(await get(path));
  const hidden = Object.fromEntries(
    [...page.querySelectorAll<HTMLInputElement>('form[method="post"] input')]
      .filter(({ type, name }) => type === 'hidden' || name === 'homepage')
      .map(({ name, value }) => [name, value]),
  );
  const action = page.querySelector('form[method="post"]')?.getAttribute('action')?.split('#')[0];

  const [to = path] = path.split('?');
  expect(action).toBe(to);

  async function post(
    address: string,
    fields: Fields,
    { headers, connection = own }: Sending = {},
  ) {
    const all = { ...hidden, ...fields };
    const isPlain = address === '/contact-us' || address === '/inquiry';
    const { body, type } = isPlain ? plainBody(all) : { body: formData(all), type: {} };
    return get(address, { method: 'POST', body, headers: { ...type, ...headers } }, connection);
  }
  return {
    page,
    hidden,
    statuses,
    get,
    /** As the browser submits it. */
    send: (fields: Fields, headers?: Record<string, string>) => post(to, fields, { headers }),
    /** As the page's script sends it. */
    sendInPlace: (fields: Fields, connection?: Connection) =>
      post(`/site/data${to}`, fields, { connection }),
  };
}

function formData(fields: Fields) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

/** The body of a form without a file, as the browser encodes it. */
function plainBody(fields: Fields) {
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return {
    body: new URLSearchParams(texts).toString(),
    type: { 'content-type': 'application/x-www-form-urlencoded' },
  };
}
