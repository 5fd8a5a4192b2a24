import { catalog } from '../catalog';
import { content } from '../content';
import { foundation } from '../db';
import { email } from '../email';
import { file } from '../file';
import { inquiry } from '../inquiry';
import { jobs } from '../jobs';
import { consumersByTopic } from '../jobs/consumer';
import { partner } from '../partner';
import { record } from '../record';
import { release } from '../release';
import { staff } from '../staff';
import { transfer } from '../transfer';
import type { Domain } from './domain';
import type { Registrations } from './services';

/** Every folder of the API with tables, routes or background work of its own. */
export const domains: readonly Domain[] = [
  foundation,
  catalog,
  partner,
  inquiry,
  email,
  content,
  file,
  release,
  staff,
  record,
  jobs,
  transfer,
];

export const resourceTables = domains.flatMap(({ tables = [] }) => tables);

export const migrations = Object.fromEntries(
  domains
    .flatMap(({ migrations = {} }) => Object.entries(migrations))
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
);

/** What the domains contribute to the services of a process. */
export const registrations: Registrations = {
  tables: new Map(resourceTables.map((table) => [table.resource.name, table])),
  formats: new Map(
    domains.flatMap(({ formats = [] }) => formats).map((format) => [format.resource.name, format]),
  ),
  consumers: consumersByTopic(domains.map(({ consumers = {} }) => consumers)),
  jobHandlers: Object.assign({}, ...domains.map(({ jobHandlers = {} }) => jobHandlers)),
  purges: domains.flatMap(({ purge = [] }) => purge),
};
