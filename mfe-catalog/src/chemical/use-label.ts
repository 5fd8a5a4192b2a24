import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Chemical } from 'contract/catalog';
import { labelEndpoints } from 'contract/regulation';
import { useDownload, useSettled } from 'shared-ui';
import { ApiError, messageOf, useApi } from 'shared-ui/client';
import { type LabelChoice, orderOf } from './label-choice';

/** Milliseconds without a change before the preview is asked for. */
const pause = 400;

/** The preview of a label while it is chosen, the errors of its fields, and its printing. */
export function useLabel({ _id: id }: Chemical, choice: LabelChoice | undefined) {
  const api = useApi();
  const settled = useSettled(choice, pause);
  const order = settled && orderOf(settled);
  const preview = useQuery({
    queryKey: ['label-preview', id, order],
    queryFn: ({ signal }) => {
      if (order === undefined) throw new TypeError('A preview needs all numbers');
      return api.call(labelEndpoints.preview, { id, body: order, signal });
    },
    enabled: order !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { error } = preview;
  const errors = error instanceof ApiError ? error.fieldErrors : [];

  const { run, isBusy } = useDownload(labelEndpoints.print, {
    name: 'label.pdf',
    failure: t`No PDF was made`,
  });

  function print() {
    const body = choice && orderOf(choice);
    if (body !== undefined) void run({ id, body });
  }
  return {
    label: error === null && order !== undefined ? preview.data?.data : undefined,
    /** Why there is none. */
    error,
    problem: error === null || errors.length > 0 ? undefined : messageOf(error),
    isComplete: order !== undefined,
    errorOf: (path: string) => {
      return errors.find((one) => one.path === path || one.path.startsWith(`${path}.`))?.message;
    },
    print,
    isPrinting: isBusy,
  };
}
