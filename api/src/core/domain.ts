import type { FastifyInstance } from 'fastify';
import type { Migrations } from '../db/migrate';
import type { Consumers } from '../jobs/consumer';
import type { JobHandlers } from '../jobs/job-handler';
import type { Purge } from '../jobs/purge';
import type { ResourceTable } from '../repository/resource-table';
import type { TransferFormat } from '../transfer/format/transfer-format';
import type { Services } from './services';

/** What a folder of the API registers with the core; `domains.ts` lists them. */
export interface Domain {
  /** Resources, whose plain calls the core mounts. */
  readonly tables?: readonly ResourceTable[];
  /** Functions that mount the other calls. */
  readonly routes?: readonly ((app: FastifyInstance, services: Services) => void)[];
  /** How its resources are exported and imported. */
  readonly formats?: readonly TransferFormat[];
  /** Steps of the schema, by a name that begins with their number: the order in which all domains' steps run. */
  readonly migrations?: Migrations;
  readonly consumers?: Consumers;
  readonly jobHandlers?: JobHandlers;
  readonly purge?: Purge;
}
