import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { messageOf } from '../client/api-error';
import { ErrorState } from '../parts/error-state/error-state';
import { Skeleton } from '../parts/skeleton/skeleton';
import type { AnyResource, RecordOf, ValuesOf } from '../resource/resource-types';
import { useResourceRecord } from '../resource/use-resource-record';
import { blankValues, valuesOf } from '../resource/record-values';
import { ResourceForm } from './resource-form';
import {
  type ResourceFormController,
  type ResourceFormOptions,
  useResourceForm,
} from './use-resource-form';

/** What the form edits: a record, a new record, or a copy of a record. */
export type FormTarget =
  | { kind: 'new' }
  | { kind: 'edit'; id: string }
  | { kind: 'copy'; id: string };

/** Props of a resource's `Inputs` component, which create and edit share. */
export interface InputsProps<R extends AnyResource> {
  form: ResourceFormController<R>;
}

export interface RecordFormProps<R extends AnyResource> extends Pick<
  ResourceFormOptions<R>,
  'onSaved' | 'beforeSave' | 'initialValues'
> {
  resource: R;
  target: FormTarget;
  Inputs: ComponentType<InputsProps<R>>;
  onCancel: () => void;
  canSaveAndNew?: boolean;
  /** Fields that a copy leaves blank, such as unique values and statuses. The slug is always blank. */
  notCopied?: readonly (keyof ValuesOf<R> & string)[];
}

/** Loads the record, then shows its form. */
export function RecordForm<R extends AnyResource>(props: RecordFormProps<R>) {
  const { resource, target } = props;
  const id = target.kind === 'new' ? undefined : target.id;
  const { data, error, refetch } = useResourceRecord(resource, id);
  if (id === undefined) return <LoadedForm {...props} />;
  if (data !== undefined) return <LoadedForm key={id} {...props} loaded={data} />;
  if (error === null) return <FormSkeleton />;
  return (
    <ErrorState
      title={t`The ${{ one: words(resource.label.one) }} could not be loaded`}
      onRetry={() => void refetch()}
    >
      {messageOf(error)}
    </ErrorState>
  );
}

interface LoadedFormProps<R extends AnyResource> extends RecordFormProps<R> {
  loaded?: RecordOf<R>;
}

function LoadedForm<R extends AnyResource>(props: LoadedFormProps<R>) {
  const { resource, target, Inputs, loaded, onSaved, onCancel, canSaveAndNew = true } = props;
  const { notCopied = [], initialValues, beforeSave } = props;
  const isCopy = target.kind === 'copy' && loaded !== undefined;
  const form = useResourceForm(resource, {
    record: isCopy ? undefined : loaded,
    ...(target.kind === 'new' && { initialValues }),
    ...(isCopy && { initialValues: copyOf(resource, loaded, notCopied) }),
    ...(onSaved !== undefined && { onSaved }),
    ...(beforeSave !== undefined && { beforeSave }),
  });
  return (
    <ResourceForm form={form} onCancel={onCancel} canSaveAndNew={canSaveAndNew}>
      <Inputs form={form} />
    </ResourceForm>
  );
}

/** Guarantee: a record's writable values are what its form holds. The slug is left out, so that a copy gets its own. */
function copyOf<R extends AnyResource>(
  resource: R,
  record: RecordOf<R>,
  notCopied: readonly string[],
) {
  const copied = Object.entries(valuesOf(resource, record)).filter(
    ([name]) => name !== 'slug' && !notCopied.includes(name),
  );
  const values = { ...blankValues(resource), ...Object.fromEntries(copied) };
  return values as NonNullable<ResourceFormOptions<R>['initialValues']>;
}

function FormSkeleton() {
  return (
    <div aria-busy="true">
      {[0, 1, 2, 3].map((line) => (
        <p key={line}>
          <Skeleton width="7rem" /> <Skeleton height="2.25rem" />
        </p>
      ))}
    </div>
  );
}
