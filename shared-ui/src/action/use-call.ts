import type { AnswerOf, Endpoint } from 'contract';
import { useApi } from '../client/api-provider';
import type { CallArguments } from 'panel-runtime';
import { type Action, type ActionEffects, useAction } from './use-action';

/**
 * A call of a screen's own: its busy state, the toasts of its success and its failure, what is fetched again, and the
 * server's messages for a form.
 *
 * @example
 * const { run, isBusy } = useCall(offerEndpoints.make, {
 *   failure: 'No offer was made', refresh: [offers], onSuccess: ({ data }) => void navigate(editOfferHref(data._id)),
 * });
 * <Button isLoading={isBusy} onClick={() => void run({ id })}>Make an offer</Button>
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  effects: ActionEffects<CallArguments<E>, AnswerOf<E>> = {},
): Action<CallArguments<E>> {
  const api = useApi();
  return useAction((...request: CallArguments<E>) => api.call(endpoint, ...request), effects);
}
