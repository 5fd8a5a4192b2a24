import type { Domain } from '../core/domain';
import { up as migration001 } from './migrations/001-foundation';

export const foundation = {
  migrations: { '001-foundation': { up: migration001 } },
} satisfies Domain;
