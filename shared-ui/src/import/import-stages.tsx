import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { Job } from 'contract/jobs';
import type { Import, ImportGuide } from 'contract/transfer';
import { useJob } from '../job/use-job';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import type { ImportedResource } from './import-queries';
import { GridStep } from './grid-step';
import { type ImportStep, ImportStepper } from './import-stepper';
import { StepNote } from './step-parts';
import { type ImportPlace, useImportAddress } from './use-import-address';
import { WriteStep } from './write-step';

/** Props of every step after the first. */
export interface StageProps {
  resource: ImportedResource;
  guide: ImportGuide;
  shown: Import;
  /** The current or last job of the import; undefined while it loads, and when there is none. */
  job: ReturnType<typeof useJob>;
  hrefOf?: ((id: string) => string) | undefined;
  AfterImport?: ComponentType<{ job: Job }> | undefined;
}

interface ImportStagesProps extends Omit<StageProps, 'job'> {
  /** The last poll of the import failed: the data may be outdated. */
  isOffline: boolean;
}

/** The current step of an import. */
export function ImportStages({ isOffline, ...rest }: ImportStagesProps) {
  const { shown } = rest;
  const { place } = useImportAddress();
  const job = useJob(shown.jobId ?? undefined);
  const step = stepOf(shown, job.job, place?.step);
  const stage = { ...rest, job };
  return (
    <>
      <ImportStepper step={step} />
      {isOffline ? (
        <StepNote tone="warning">
          {t`The server does not answer at the moment. What you see may be out of date.`}
        </StepNote>
      ) : null}
      {step === 'grid' ? <GridStep {...stage} /> : null}
      {step === 'columns' ? <ColumnsStep {...stage} /> : null}
      {step === 'check' ? <CheckStep {...stage} /> : null}
      {step === 'import' ? <WriteStep {...stage} /> : null}
    </>
  );
}

/** The step that follows from an import's state; before the import is written, the requested one. */
function stepOf(shown: Import, job: Job | undefined, wanted: ImportPlace['step']): ImportStep {
  switch (shown.state) {
    case 'ready':
      // A structure file has its columns from its own structure.
      return wanted === 'columns' || shown.format === 'sdf' ? 'columns' : 'grid';
    case 'checking':
      return 'check';
    case 'importing':
    case 'done':
      return 'import';
    case 'checked':
      return wanted ?? 'check';
    case 'failed':
    case 'cancelled':
      if (job !== undefined && job.kind !== 'check') return 'import';
      return wanted ?? 'check';
    default:
      return shown.state satisfies never;
  }
}
