import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { mountCategoryCalls } from './catalog/category-calls';
import { mountChemicalCalls } from './catalog/chemical-calls';
import { mountMetaCalls } from './content/meta-calls';
import { mountRecordCalls } from './shared/record-calls';

/** All calls that are not those of a plain resource. */
export const verbs: readonly ((app: FastifyInstance, services: Services) => void)[] = [
  mountCategoryCalls,
  mountChemicalCalls,
  mountMetaCalls,
  mountRecordCalls,
];
