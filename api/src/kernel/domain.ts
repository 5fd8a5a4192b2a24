import type { FastifyInstance } from 'fastify';
import type { BoxedColumn } from './secrets/boxed-column';
import type { Secrets } from './secrets/read-secrets';
import type { Services } from './services';

/** What a room of the API registers. The rooms at the ground declare here what they take: tables, jobs, formats. */
export interface Domain {
  /** Functions that mount its routes. */
  readonly routes?: readonly ((app: FastifyInstance, services: Services) => void)[];
  /** Where secrets are stored encrypted. */
  readonly boxes?: readonly BoxedColumn[];
  /** Opens its services. The rooms below have opened theirs. */
  readonly open?: (opening: Opening) => Opened;
}

/** What a room opens its services with. */
export interface Opening extends Services {
  readonly secrets: Secrets;
}

export interface Opened {
  readonly services: Partial<Services>;
  readonly close?: () => Promise<void>;
}
