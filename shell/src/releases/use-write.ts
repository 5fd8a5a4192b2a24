import { useMutation } from '@tanstack/react-query';
import { showToast } from 'shared-ui';
import { textOf } from '../auth/worded-error';

interface WriteOptions<Given, Answer> {
  readonly write: (given: Given) => Promise<Answer>;
  readonly onSuccess: (answer: Answer) => unknown;
  /** The title of the toast after a refusal: `Not removed`. */
  readonly refusal: string;
}

/** A write that shows a refusal as a toast, with the server's message. */
export function useWrite<Given, Answer>(options: WriteOptions<Given, Answer>) {
  const { write, onSuccess, refusal } = options;
  return useMutation({
    mutationFn: write,
    onSuccess,
    onError: (cause) => showToast({ title: refusal, description: textOf(cause), tone: 'danger' }),
  });
}
