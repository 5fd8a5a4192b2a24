import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import type { Job } from 'contract/jobs';
import type { ComponentType } from 'react';
import { messageOf } from '../client/api-error';
import { ApiError } from 'panel-runtime';
import { Button } from '../parts/button/button';
import { EmptyState } from '../parts/empty-state/empty-state';
import { ErrorState } from '../parts/error-state/error-state';
import { Sheet } from '../parts/sheet/sheet';
import { Skeleton } from '../parts/skeleton/skeleton';
import { FileStep } from './file-step';
import { ImportStages } from './import-stages';
import { type ImportedResource, useImport, useImportGuide } from './import-queries';
import { ImportStepper } from './import-stepper';
import { StepBody } from './step-parts';
import { useImportAddress } from './use-import-address';
import type { ImportCall } from './use-import-upload';

export interface ImportDialogProps {
  resource: ImportedResource;
  endpoint: ImportCall;
  /** The address of a record's page, for rows with a record. */
  hrefOf?: ((id: string) => string) | undefined;
  /** What is offered once an import is done. */
  AfterImport?: ComponentType<AfterImportProps> | undefined;
}

export interface AfterImportProps {
  job: Job;
}

/** The import of a file, in a dialog above the resource's list: file, columns, check, import. */
export function ImportDialog(props: ImportDialogProps) {
  const { place, go } = useImportAddress();
  if (place === undefined) return null;
  return (
    <Sheet
      open
      onOpenChange={() => go(undefined)}
      title={t`Import ${{ many: words(props.resource.label.many) }}`}
      width="64rem"
    >
      {place.id === 'new' ? <FileStage {...props} /> : <OneImport {...props} id={place.id} />}
    </Sheet>
  );
}

/** The first step needs only the fields and limits of the resource. */
function FileStage({ resource, endpoint }: ImportDialogProps) {
  const { data: guide, error, refetch } = useImportGuide(resource);
  return (
    <>
      <ImportStepper step="file" />
      {guide === undefined ? (
        <Waiting error={error} onRetry={() => void refetch()} />
      ) : (
        <FileStep resource={resource} endpoint={endpoint} guide={guide} />
      )}
    </>
  );
}

interface OneImportProps extends ImportDialogProps {
  id: string;
}

function OneImport({ resource, hrefOf, AfterImport, id }: OneImportProps) {
  const { go } = useImportAddress();
  const guide = useImportGuide(resource);
  const { data: shown, error, refetch } = useImport(id);
  const isGone = error instanceof ApiError && ['not-found', 'malformed'].includes(error.code);
  if (isGone || (shown !== undefined && shown.resource !== resource.name)) {
    return (
      <EmptyState
        title={t`This import is not there any more`}
        action={<Button onClick={() => go({ id: 'new' })}>{t`Start another import`}</Button>}
      >
        {t`Imports are kept for a while only. What it wrote is in the list.`}
      </EmptyState>
    );
  }
  if (shown === undefined || guide.data === undefined) {
    const retry = () => void Promise.all([refetch(), guide.refetch()]);
    return <Waiting error={error ?? guide.error} onRetry={retry} />;
  }
  return (
    <ImportStages
      key={id}
      resource={resource}
      guide={guide.data}
      shown={shown}
      isOffline={error !== null}
      hrefOf={hrefOf}
      AfterImport={AfterImport}
    />
  );
}

interface WaitingProps {
  error: Error | null;
  onRetry: () => void;
}

function Waiting({ error, onRetry }: WaitingProps) {
  if (error !== null) {
    return (
      <ErrorState title={t`The import could not be loaded`} onRetry={onRetry}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  return (
    <StepBody aria-busy="true" aria-label={t`Loading`}>
      <Skeleton width="12rem" height="1.25rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="8rem" />
    </StepBody>
  );
}
