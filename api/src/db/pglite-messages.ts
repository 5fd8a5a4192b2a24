import type { QueryAnswer } from './pool';

/** Requests of the pool to the engine's thread. */
export type EngineRequest =
  | {
      readonly kind: 'query';
      readonly id: number;
      readonly sql: string;
      readonly parameters: readonly unknown[];
    }
  | { readonly kind: 'close'; readonly id: number };

/** The thread's answers. A database error keeps the fields that its handling needs. */
export type EngineAnswer =
  | { readonly kind: 'ready'; readonly task: string | undefined }
  | { readonly kind: 'news'; readonly text: string }
  | { readonly kind: 'done'; readonly id: number; readonly answer: QueryAnswer }
  | { readonly kind: 'failed'; readonly id: number; readonly error: EngineFailure };

export interface EngineFailure {
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly detail?: string;
}
