import { t } from '@lingui/core/macro';
import type { RecordUse } from 'contract/record';
import type { Question } from 'panel-runtime';
import type { ReactNode } from 'react';
import { UseList } from './use-list';

export interface Used {
  readonly id: string;
  readonly name: string;
  readonly uses: readonly RecordUse[];
}

export function stillInUse({ id, name, uses }: Used): Question {
  return {
    title: t`${name} is in use`,
    description: (
      <>
        {t`It can be deleted once nothing points to it any more.`}
        <UseList uses={uses} of={id} />
      </>
    ),
    cancelLabel: t`Close`,
  };
}

export function publishedInUse(used: Used): Question {
  return {
    ...stillInUse(used),
    description: (
      <>
        {t`It can be deleted once nothing points to it any more. Unpublished, it stays here and visitors no longer see it.`}
        <UseList uses={used.uses} of={used.id} />
      </>
    ),
    confirmLabel: t`Unpublish`,
  };
}

export function movableUse({ id, name, uses }: Used, form: ReactNode): Question {
  return {
    title: t`${name} is in use`,
    description: (
      <>
        {t`It can be deleted once nothing points to it any more.`}
        <UseList uses={uses} of={id} />
        {form}
      </>
    ),
    confirmLabel: t`Move`,
  };
}
