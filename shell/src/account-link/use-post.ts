import { useState } from 'react';
import { ApiError, messageOf } from 'shared-ui/client';
import { postPlainly } from '../login/post-plainly';

type State =
  | { readonly kind: 'idle' | 'pending' }
  | { readonly kind: 'done'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly error: unknown };

/**
 * A call of a page without a session.
 *
 * @param then - what belongs to it, once it has succeeded
 */
export function usePost(address: string, then: () => Promise<void> = async () => undefined) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const error = state.kind === 'refused' ? state.error : undefined;
  const fields = error instanceof ApiError ? error.fieldErrors : [];

  async function post(body: object) {
    if (state.kind === 'pending') return;
    setState({ kind: 'pending' });
    try {
      const answer = await postPlainly(address, body);
      await then();
      setState({ kind: 'done', answer });
    } catch (cause) {
      setState({ kind: 'refused', error: cause });
    }
  }
  return {
    state,
    post: (body: object) => void post(body),
    errorOf: (path: string) => fields.find((one) => one.path === path)?.message,
    /** Undefined while the fields have the messages. */
    refusal: error === undefined || fields.length > 0 ? undefined : messageOf(error),
  };
}
