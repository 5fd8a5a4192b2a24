import type { AnyResource } from 'contract';
import { allResources } from 'contract/endpoints';
import { catalog } from '../catalog';
import { content } from '../content';
import { document } from '../document';
import { email } from '../email';
import { file } from '../file';
import { inquiry } from '../inquiry';
import { integration } from '../integration';
import { jobs } from '../jobs';
import { consumersByTopic } from '../jobs/consumer';
import { notification } from '../notification';
import { partner } from '../partner';
import { privacy } from '../privacy';
import { record } from '../record';
import { regulation } from '../regulation';
import { release } from '../release';
import { staff } from '../staff';
import { transfer } from '../transfer';
import { visitorForm } from '../visitor-form';
import { plainTable } from '../repository/plain-table';
import { plainFormat } from '../transfer/format/plain-format';
import type { Domain } from '../kernel/domain';
import type { BoxedColumn } from '../kernel/secrets/boxed-column';
import { lastingKeyColumn } from '../db/lasting-keys';
import type { Services } from '../kernel/services';

/** Every room of the API that registers something, from the ground up: each opens its services on those below. */
export const domains: readonly Domain[] = [
  file,
  notification,
  visitorForm,
  jobs,
  transfer,
  content,
  email,
  document,
  catalog,
  partner,
  inquiry,
  regulation,
  integration,
  release,
  staff,
  record,
  privacy,
];

const registeredTables = domains.flatMap(({ tables = [] }) => tables);
const registeredFormats = domains.flatMap(({ formats = [] }) => formats);

/** The resources whose table, format and tests follow from the contract: no domain registers a table for them. */
export const plainResources = unregistered(registeredTables);

/** The tables of all resources. */
export const resourceTables = [...registeredTables, ...plainResources.map(plainTable)];

const plainFormats = unregistered(registeredFormats)
  .filter(({ endpoints }) => endpoints.export !== undefined)
  .map(plainFormat);

type Registered =
  | 'tables'
  | 'formats'
  | 'consumers'
  | 'subscribers'
  | 'jobHandlers'
  | 'jobUndos'
  | 'mergeRules'
  | 'purges'
  | 'personalTables';

/** What the rooms contribute to the services of a process. */
export const registrations: Pick<Services, Registered> = {
  tables: new Map(resourceTables.map((table) => [table.resource.name, table])),
  formats: new Map(
    [...registeredFormats, ...plainFormats].map((format) => [format.resource.name, format]),
  ),
  consumers: consumersByTopic(domains.map(({ consumers = {} }) => consumers)),
  subscribers: domains.flatMap(({ subscribers = [] }) => subscribers),
  jobHandlers: Object.assign({}, ...domains.map(({ jobHandlers = {} }) => jobHandlers)),
  jobUndos: Object.assign({}, ...domains.map(({ jobUndos = {} }) => jobUndos)),
  mergeRules: domains.flatMap(({ merges = [] }) => merges),
  purges: domains.flatMap(({ purge = [] }) => purge),
  personalTables: domains.flatMap(({ personalData }) => personalData?.tables ?? []),
};

/** Every column that a secret box has encrypted. */
export const boxedColumns: readonly BoxedColumn[] = [
  lastingKeyColumn,
  ...domains.flatMap(({ boxes = [] }) => boxes),
];

function unregistered(
  registered: readonly { readonly resource: AnyResource }[],
): readonly AnyResource[] {
  const names = new Set(registered.map(({ resource }) => resource.name));
  return allResources.filter(({ name }) => !names.has(name));
}
