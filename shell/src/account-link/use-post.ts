import { useState } from 'react';
import { ApiError, messageOf } from 'shared-ui/client';
import { postPlainly } from '../login/post-plainly';

type State =
  | { readonly kind: 'idle' | 'pending' }
  | { readonly kind: 'done'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly error: unknown };

/** A call of a page without a session. */
export function usePost(address: string) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const error = state.kind === 'refused' ? state.error : undefined;
  const fields = error instanceof ApiError ? error.fieldErrors : [];

  async function post(body: object) {
    if (state.kind === 'pending') return;
    setState({ kind: 'pending' });
    try {
      setState({ kind: 'done', answer: await postPlainly(address, body) });
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
