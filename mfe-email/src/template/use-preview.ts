import { skipToken, useQuery } from '@tanstack/react-query';
import { type RequestOf } from 'contract';
import { type RenderedMail, templateEndpoints, type templates } from 'contract/email';
import { useState } from 'react';
import { type Option, useSettled } from 'shared-ui';
import { ApiError, messageOf, useApi } from 'shared-ui/client';
import { type InputsProps, useFormValue } from 'shared-ui/form';

type Templates = typeof templates;

/** The records that fill in variables, by their key in the preview request. */
export type RecordKey = keyof NonNullable<
  RequestOf<typeof templateEndpoints.preview>['body']['records']
>;
export type ChosenRecords = ReadonlyMap<RecordKey, Option>;

const typingPause = 400;

/** Renders the form's content, debounced. */
export function usePreview(form: InputsProps<Templates>['form']) {
  const [records, setRecords] = useState<ChosenRecords>(new Map());
  const source = useSource(form);
  const settled = useSettledSource(source);
  const { data, error, isFetching, refetch } = useRendered(settled, records);
  const last = useLast(data);
  const problems = error instanceof ApiError ? error.fieldErrors : [];
  const isBlank = source === undefined;
  return {
    /** There is nothing to render yet. */
    isBlank,
    isFetching,
    /** The last message that could be rendered. */
    mail: isBlank ? undefined : last,
    hasProblems: problems.length > 0,
    /** Why there is no preview, when the template is not the cause. */
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

/** The subject, HTML and text; undefined while subject or HTML is empty. */
export function useSource(form: InputsProps<Templates>['form']) {
  const subject = useFormValue<Templates, string>(form, 'subject')?.trim() ?? '';
  const html = useFormValue<Templates, string>(form, 'html')?.trim() ?? '';
  const text = useFormValue<Templates, string>(form, 'text')?.trim() || null;
  return subject === '' || html === '' ? undefined : { subject, html, text };
}

/** The request body of a preview. */
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

/** The last successful preview stays visible while the content is invalid. */
function useLast(data: RenderedMail | undefined) {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
