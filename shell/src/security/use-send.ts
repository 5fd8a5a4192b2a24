import { useMutation } from '@tanstack/react-query';
import { ApiError } from 'shared-ui/client';
import { textOf } from '../auth/worded-error';

interface Sending<Given, Answer> {
  readonly send: (given: Given) => Promise<Answer>;
  readonly onSent: (answer: Answer) => unknown;
}

/** The write of a short form, with a refusal split into messages of its fields and one of the whole form. */
export function useSend<Given, Answer>({ send, onSent }: Sending<Given, Answer>) {
  const { mutate, error, isPending } = useMutation({ mutationFn: send, onSuccess: onSent });
  const fields = error instanceof ApiError ? error.fieldErrors : [];
  return {
    send: mutate,
    isPending,
    errorOf: (path: string) => fields.find((one) => one.path === path)?.message,
    /** Undefined while the fields have the messages. */
    refusal: error === null || fields.length > 0 ? undefined : textOf(error),
  };
}
