import { skipToken, useQuery } from '@tanstack/react-query';
import { type RequestOf } from 'contract';
import { type RenderedMail, templateEndpoints, type templates } from 'contract/email';
import { useState } from 'react';
import { type Option, useSettled } from 'shared-ui';
import { ApiError, messageOf, useApi } from 'shared-ui/client';
import { type InputsProps, useFormValue } from 'shared-ui/form';

type Templates = typeof templates;

/** Which records variables are taken from, by what names them in a preview. */
export type RecordKey = keyof NonNullable<
  RequestOf<typeof templateEndpoints.preview>['body']['records']
>;
export type ChosenRecords = ReadonlyMap<RecordKey, Option>;

const typingPause = 400;

/** What becomes of what stands in the form, asked for after a pause in typing. */
export function usePreview(form: InputsProps<Templates>['form']) {
  const [records, setRecords] = useState<ChosenRecords>(new Map());
  const source = useSource(form);
  const settled = useSettledSource(source);
  const { data, error, isFetching, refetch } = useRendered(settled, records);
  const last = useLast(data);
  const problems = error instanceof ApiError ? error.fieldErrors : [];
  const isBlank = source === undefined;
  return {
    /** Nothing to render yet. */
    isBlank,
    isFetching,
    /** The message as it was last sound. */
    mail: isBlank ? undefined : last,
    hasProblems: problems.length > 0,
    /** Why there is no preview, when the message is not to blame. */
    failure: error === null || problems.length > 0 ? undefined : messageOf(error),
    retry: () => void refetch(),
    records,
    choose: (key: RecordKey, option: Option | null) =>
      setRecords((current) => withChoice(current, key, option)),
    problemsOf: (path: string) =>
      isBlank
        ? []
        : problems.filter((problem) => problem.path === path).map(({ message }) => message),
  };
}

function withChoice(records: ChosenRecords, key: RecordKey, option: Option | null) {
  const next = new Map(records);
  if (option === null) next.delete(key);
  else next.set(key, option);
  return next;
}

export type Preview = ReturnType<typeof usePreview>;

type Source = NonNullable<ReturnType<typeof useSource>>;

/** What is written, undefined while there is too little of it to be a message. */
export function useSource(form: InputsProps<Templates>['form']) {
  const subject = useFormValue<Templates, string>(form, 'subject')?.trim() ?? '';
  const html = useFormValue<Templates, string>(form, 'html')?.trim() ?? '';
  const text = useFormValue<Templates, string>(form, 'text')?.trim() || null;
  return subject === '' || html === '' ? undefined : { subject, html, text };
}

/** The body of a preview of what is written, with the records chosen. */
export function previewBody(source: Source, records: ChosenRecords) {
  const chosen = [...records].map(([key, { value }]) => [key, value]);
  return { ...source, records: Object.fromEntries(chosen) };
}

function useSettledSource(source: Source | undefined): Source | undefined {
  const subject = useSettled(source?.subject, typingPause);
  const html = useSettled(source?.html, typingPause);
  const text = useSettled(source?.text, typingPause) ?? null;
  return subject === undefined || html === undefined ? undefined : { subject, html, text };
}

function useRendered(source: Source | undefined, records: ChosenRecords) {
  const api = useApi();
  const ids = [...records].map(([key, { value }]) => [key, value]);
  return useQuery({
    queryKey: ['template', 'preview', source, ids],
    queryFn:
      source === undefined
        ? skipToken
        : async ({ signal }) => {
            const body = previewBody(source, records);
            const answer = await api.call(templateEndpoints.preview, { body, signal });
            return answer.data;
          },
    gcTime: 0,
  });
}

/** The last message that could be rendered: it stays in sight while a later one is written. */
function useLast(data: RenderedMail | undefined) {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
