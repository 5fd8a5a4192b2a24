import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { valuesOf } from '../resource/record-values';
import type { ResourceFormController } from './use-resource-form';
import { Spinner } from '../parts/spinner/spinner';
import type { AnyResource } from '../resource/resource-types';
import type { VersionListProps } from '../history/version-list';
import { lazyPart } from '../parts/part-boundary/lazy-part';

const VersionList = lazyPart(
  () => t`The list of versions`,
  async () => (await import('../history/version-list')).VersionList,
);

export interface RecordVersionsProps<R extends AnyResource> extends Pick<
  VersionListProps,
  'describe'
> {
  form: ResourceFormController<R>;
}

/**
 * The versions of a form's record, to show beside the form: each can be compared with the stored one, and restored.
 *
 * @example <RecordVersions form={form} describe={({ title }) => String(title)} />
 */
export function RecordVersions<R extends AnyResource>(props: RecordVersionsProps<R>) {
  const { form, describe } = props;
  const { resource, record, labels, isDirty } = form;
  if (record === undefined) return null;
  return (
    <Suspense fallback={<Spinner label={t`Loading the versions`} />}>
      <VersionList
        resource={resource}
        id={record._id}
        values={valuesOf(resource, record)}
        labels={labels}
        warning={isDirty ? t`What you changed in the form and did not save is lost.` : undefined}
        onRestored={() => void form.reload()}
        {...(describe !== undefined && { describe })}
      />
    </Suspense>
  );
}
