import { t } from '@lingui/core/macro';
import type { JobKind } from 'contract/jobs';
import { Suspense } from 'react';
import { Sheet } from '../parts/sheet/sheet';
import { Spinner } from '../parts/spinner/spinner';
import { lazyPart } from '../parts/part-boundary/lazy-part';
import { leftWords } from './left-words';

const JobRefusals = lazyPart(
  () => t`The list of refused records`,
  async () => (await import('./job-refusals')).JobRefusals,
);

/** `jobId`: the job whose refused records are listed. */
export interface JobRefusalsSheetProps {
  jobId: string;
  kind: JobKind;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Which records a job could not write, and why. */
export function JobRefusalsSheet({ jobId, kind, open, onOpenChange }: JobRefusalsSheetProps) {
  const { title, description, listed } = leftWords(kind);
  return (
    <Sheet title={title} description={description} open={open} onOpenChange={onOpenChange}>
      <Suspense fallback={<Spinner label={t`Loading ${{ what: listed }}`} />}>
        <JobRefusals jobId={jobId} kind={kind} />
      </Suspense>
    </Sheet>
  );
}
