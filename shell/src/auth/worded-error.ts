import { messageOf } from 'shared-ui/client';

/** An error of the browser whose message is fit for users. */
export class WordedError extends Error {
  override readonly name: string = 'WordedError';
}

/** The message of any thrown value, for users. */
export function textOf(error: unknown): string {
  return error instanceof WordedError ? error.message : messageOf(error);
}
