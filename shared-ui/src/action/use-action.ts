import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../client/api-error';
import { ApiError, showToast, type Toast } from 'panel-runtime';
import { refreshResource } from '../client/resource-keys';

/** What a screen does when an action has ended. */
export interface ActionEffects<Input extends readonly unknown[], Answer> {
  /** The toast of a success, or its title; undefined for none. */
  success?: Toast | string | ((answer: Answer, ...input: Input) => Toast | string | undefined);
  /** The toast of a failure, or its title above the server's message. Without one, show `problem` and `errorOf`. */
  failure?: string | ((error: unknown, ...input: Input) => Toast | string | undefined);
  /** The resources to fetch again, after a failure too: somebody else may have changed them. */
  refresh?: readonly { readonly name: string }[];
  /** Runs after the toast and before the refresh: closes a dialog, opens another page. */
  onSuccess?: ((answer: Answer, ...input: Input) => unknown) | undefined;
}

/** An action of a screen. */
export interface Action<Input extends readonly unknown[]> {
  /** Starts it; resolves to whether it succeeded. */
  run: (...input: Input) => Promise<boolean>;
  /** Until the refresh has ended as well. */
  isBusy: boolean;
  /** Of the last run; null after a success. */
  error: unknown;
  /** Its message; undefined while fields have the messages. */
  problem: string | undefined;
  /** Its message for a field of the body, or for a part of that. */
  errorOf: (path: string) => string | undefined;
}

/**
 * An action that is more than one call: several calls, a change of a record, a file to save. For one call see
 * `useCall`.
 *
 * @example
 * const { run, isBusy } = useAction(() => resourceCalls(api, emails).update(_id, { isRead: true, version }), {
 *   success: 'Marked as read', failure: 'Not changed', refresh: [emails],
 * });
 */
export function useAction<Input extends readonly unknown[], Answer>(
  action: (...input: Input) => Promise<Answer>,
  { success, failure, refresh = [], onSuccess }: ActionEffects<Input, Answer> = {},
): Action<Input> {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({
    // Without a connection it fails, and does not wait for one.
    networkMode: 'always',
    mutationFn: (input: Input) => action(...input),
    onSuccess: (answer, input) => {
      const toast = typeof success === 'function' ? success(answer, ...input) : success;
      if (toast !== undefined) showToast({ tone: 'success', ...toastOf(toast) });
      return onSuccess?.(answer, ...input);
    },
    onError: (cause, input) => {
      const toast = typeof failure === 'function' ? failure(cause, ...input) : failure;
      if (toast === undefined) return;
      showToast({ description: messageOf(cause), tone: 'danger', ...toastOf(toast) });
    },
    onSettled: () => Promise.all(refresh.map((one) => refreshResource(queryClient, one))),
  });
  const named = error instanceof ApiError ? error.fieldErrors : [];
  return {
    run: (...input) =>
      mutateAsync(input).then(
        () => true,
        () => false,
      ),
    isBusy: isPending,
    error,
    problem: error === null || named.length > 0 ? undefined : messageOf(error),
    errorOf: (path) =>
      named.find((one) => one.path === path || one.path.startsWith(`${path}.`))?.message,
  };
}

function toastOf(toast: Toast | string): Toast {
  return typeof toast === 'string' ? { title: toast } : toast;
}
