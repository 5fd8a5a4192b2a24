import type { Domain } from '../kernel/domain';
import { purgeForms } from './purge-forms';

export const visitorForm = { purge: purgeForms } satisfies Domain;
