import type { AnyResource, Endpoint } from 'contract';
import { allEndpoints, allResources } from 'contract/endpoints';
import { readFileSync } from 'node:fs';
import { storePdf } from '../../../content/stored-files.fixture';
import { system } from '../../../kernel/viewer';
import { callAs, type CallRequest } from '../../../testing/describe-resource-routes';
import type { TestApi } from '../../../testing/start-test-api';
import { canaryBody } from './canary-body.fixture';
import type { Canaries } from './canary.fixture';
import { storeFile } from './plant-files.fixture';

export interface Planting {
  readonly api: TestApi;
  readonly canaries: Canaries;
  /** The id of a record in use, by resource. */
  readonly ids: Map<string, string>;
  /** All planted records by resource, those in the trash too. */
  readonly records: Map<string, string[]>;
}

type Fixed = Readonly<Record<string, unknown>>;

/** What the rules of a resource ask for, and files. */
async function fixedFields(planting: Planting, { name }: AnyResource): Promise<Fixed> {
  const { ids, canaries } = planting;
  const file = (field: string) => storeFile(planting, canaries.next({ resource: name, field }));
  const documents = async () => [
    { title: canaries.next({ resource: name, field: 'documents' }), file: await file('documents') },
  ];
  switch (name) {
    case 'followup':
      return { inquiryId: ids.get('inquiry') };
    case 'inquiry':
      return { customerId: ids.get('customer') };
    case 'customer':
    case 'supplier':
      return { documents: await documents() };
    case 'career':
      return { resume: await file('resume') };
    case 'document':
      return { file: await file('file'), kind: 'SDS', language: 'en' };
    case 'banner':
    case 'companyLogo':
    case 'slide':
      return { image: await storePicture(planting) };
    case 'catalogue':
      return { file: await storePdf(planting.api) };
    case 'whatsAppInfo':
      return { number: '+4930123456' };
    case 'priceList':
      return { customerIds: [ids.get('customer')] };
    case 'exchangeRate':
      return { rate: '1.1', fromCurrency: 'EUR', toCurrency: 'USD' };
    default:
      return {};
  }
}

async function storePicture({ api }: Planting): Promise<string> {
  const bytes = readFileSync('docs/pictures/panel.jpg');
  const upload = { bytes, originalName: 'panel.jpg' };
  return (await api.services.files.store(upload, { visibility: 'public', viewer: system })).name;
}

/** Adds a record of each resource that staff add, writes each of its texts anew, and moves a second one to the trash. */
export async function plantResources(planting: Planting): Promise<string[]> {
  const left: string[] = [];
  let waiting: AnyResource[] = allResources.filter(({ name }) =>
    allEndpoints.some((endpoint) => endpoint.name === `${name}.add`),
  );
  // A record may need one of a resource that comes later.
  for (let round = 0; round < 4 && waiting.length > 0; round += 1) {
    left.length = 0;
    const again: AnyResource[] = [];
    for (const resource of waiting) {
      const problem = await plant(planting, resource);
      if (problem === undefined) continue;
      again.push(resource);
      left.push(`${resource.name}: ${problem}`);
    }
    waiting = again;
  }
  return left;
}

async function plant(planting: Planting, resource: AnyResource): Promise<string | undefined> {
  const { add, update, remove } = resource.endpoints;
  const first = await write(planting, { resource, endpoint: add, isNew: true });
  if ('problem' in first) return first.problem;
  const { id } = first;
  planting.ids.set(resource.name, id);
  planting.records.set(resource.name, [id]);
  const changed = await write(planting, { resource, endpoint: update, isNew: false, id });
  if ('problem' in changed) return `update: ${changed.problem}`;
  if (!remove) return undefined;
  const second = await write(planting, { resource, endpoint: add, isNew: true });
  if ('problem' in second) return undefined;
  const { status } = await asOwner(planting, remove, { id: second.id });
  if (status === 200) planting.records.set(resource.name, [id, second.id]);
  return undefined;
}

interface Write {
  readonly resource: AnyResource;
  readonly endpoint: Endpoint | undefined;
  readonly isNew: boolean;
  readonly id?: string;
}

/** Fields that a rule refuses are left out of the next attempt. */
export async function write(
  planting: Planting,
  { resource, endpoint, isNew, id }: Write,
): Promise<{ readonly id: string } | { readonly problem: string }> {
  const { api, canaries, ids } = planting;
  const fixed = isNew ? await fixedFields(planting, resource) : {};
  const { body } = canaryBody({ resource, canaries, fixed, ids, isNew });
  let last = '';
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const request = { token: api.adminToken, body, ...(id !== undefined && { id }) };
    const { status, answer } = await callAs(api, endpoint, request);
    if (status < 300) return { id: String(answer.data._id) };
    last = JSON.stringify(answer);
    const refused: readonly { readonly path: string }[] = answer.errors ?? [];
    const paths = refused.map(({ path }) => path.split('.')[0] ?? '');
    if (!paths.some((path) => path in body)) break;
    for (const path of paths) Reflect.deleteProperty(body, path);
  }
  return { problem: last };
}

export function asOwner({ api }: Planting, endpoint: Endpoint | undefined, request: CallRequest) {
  return callAs(api, endpoint, { token: api.adminToken, ...request });
}

export function idOfPlanted({ ids }: Planting, resource: string): string {
  const id = ids.get(resource);
  if (id === undefined) throw new Error(`No ${resource} was planted`);
  return id;
}
