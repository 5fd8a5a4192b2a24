import { Suspense } from 'react';
import { Sheet } from '../parts/sheet/sheet';
import { Spinner } from '../parts/spinner/spinner';
import { lazyPart } from '../parts/part-boundary/lazy-part';

const JobRefusals = lazyPart(
  'The list of refused records',
  async () => (await import('./job-refusals')).JobRefusals,
);

/** `jobId`: the job whose refused records are listed. */
export interface JobRefusalsSheetProps {
  jobId: string;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Which records a job could not write, and why. */
export function JobRefusalsSheet({ jobId, open, onOpenChange }: JobRefusalsSheetProps) {
  return (
    <Sheet
      title="Refused"
      description="These records were left as they are."
      open={open}
      onOpenChange={onOpenChange}
    >
      <Suspense fallback={<Spinner label="Loading what was refused" />}>
        <JobRefusals jobId={jobId} />
      </Suspense>
    </Sheet>
  );
}
