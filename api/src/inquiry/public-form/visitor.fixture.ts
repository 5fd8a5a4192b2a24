import { type Endpoint } from 'contract';
import { careerEndpoints } from 'contract/content';
import { strToU8, zipSync } from 'fflate';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import { formOf, type FormFile } from '../../testing/form-of';
import { startTestApi, type TestApiOptions } from '../../testing/start-test-api';

const office = 'application/vnd.openxmlformats-officedocument';

export const pdf: FormFile = {
  name: 'Résumé.pdf',
  bytes: Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF'),
};
export const docx: FormFile = {
  name: 'resume.docx',
  bytes: officeFile(`${office}.wordprocessingml.document.main+xml`, 'word/document.xml'),
};
export const xlsx: FormFile = {
  name: 'resume.docx',
  bytes: officeFile(`${office}.spreadsheetml.sheet.main+xml`, 'xl/workbook.xml'),
};

function officeFile(type: string, part: string): Uint8Array {
  const types = `<Types><Override PartName="/${part}" ContentType="${type}"/></Types>`;
  return zipSync({ '[Content_Types].xml': strToU8(types), [part]: strToU8('<x/>') });
}

export interface Sending {
  /** The `Idempotency-Key`. */
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The machine's own when left out, which no limit counts. */
  readonly from?: string;
}

/** The API as visitors and staff meet it, with what visitors fill into its forms. */
export async function openSite(options: TestApiOptions = {}) {
  const api = await startTestApi({ jobs: 'stopped', ...options });
  const { formSecrets } = api.services;

  /** What `form/token` answered so many seconds ago. */
  const tokenOf = (secondsAgo: number) =>
    formSecrets.token(new Date(Date.now() - secondsAgo * 1000));
  const writer = (fields: object = {}) => ({
    name: 'Vera Visitor',
    email: 'vera@example.com',
    formToken: tokenOf(60),
    ...fields,
  });
  const post = async (url: string, payload: object | string | Buffer, sending: Sending) => {
    const { key, headers, from = '127.0.0.1' } = sending;
    const answer = await api.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: from,
      headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    });
    const body = answer.json();
    const reference: string | undefined = body.data?.reference;
    return { status: answer.statusCode, reference, answer: body, headers: answer.headers };
  };

  return {
    api,
    tokenOf,
    /** A product inquiry's body: for a substance in the visitor's own words when `fields` says nothing else. */
    asked: (fields: object = {}) => writer({ items: [{ freeText: 'Acetone' }], ...fields }),
    /** A contact message's body. */
    message: (fields: object = {}) =>
      writer({ subject: 'A question', message: 'Do you ship to Kenya?', ...fields }),
    send: ({ path }: Endpoint, body: object | string, sending: Sending = {}) =>
      post(`/api/${path}`, body, sending),
    apply: (parts: Parameters<typeof formOf>[0], { headers, ...sending }: Sending = {}) => {
      const form = formOf({ ...writer(), ...parts });
      return post(`/api/${careerEndpoints.apply.path}`, form.payload, {
        ...sending,
        headers: { ...form.headers, ...headers },
      });
    },
    staff: (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
      callAs(api, endpoint, { token: api.adminToken, ...request }),
    key: () => `key-${unique()}`,
    count: async (
      table: 'productInquiry' | 'inquiry' | 'application' | 'file' | 'acceptedForm',
    ) => {
      const { rows } = await api.services.database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      return rows;
    },
  };
}

export type Site = Awaited<ReturnType<typeof openSite>>;
