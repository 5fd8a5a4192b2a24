import type { FastifyInstance } from 'fastify';
import type { Consumers, Subscriber } from '../jobs/consumer';
import type { JobHandlers } from '../jobs/job-handler';
import type { Purge } from '../jobs/purge';
import type { ResourceTable } from '../repository/resource-table';
import type { TransferFormat } from '../transfer/format/transfer-format';
import type { PersonalData } from './personal-data/personal-table';
import type { BoxedColumn } from './secrets/boxed-column';
import type { Services } from './services';

/** What a domain folder registers with the core; `domains.ts` lists them. */
export interface Domain {
  /** Resources whose standard routes the core mounts. */
  readonly tables?: readonly ResourceTable[];
  /** Functions that mount the other routes. */
  readonly routes?: readonly ((app: FastifyInstance, services: Services) => void)[];
  /** How the domain's resources are exported and imported. */
  readonly formats?: readonly TransferFormat[];
  readonly consumers?: Consumers;
  readonly subscribers?: readonly Subscriber[];
  readonly jobHandlers?: JobHandlers;
  readonly purge?: Purge;
  readonly personalData?: PersonalData;
  /** Where secrets are stored encrypted. */
  readonly boxes?: readonly BoxedColumn[];
}
