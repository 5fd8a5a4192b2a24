import { t } from '@lingui/core/macro';
import type { Job } from 'contract/jobs';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';

interface JobNewsProps {
  job: Job;
  /** What happens to the rows, as a participle: `checked`. */
  what: string;
}

/** Announces a job's progress at every tenth: each row would be too much for screen readers. */
export function JobNews({ job: { done, total }, what }: JobNewsProps) {
  const tenths = total === null || total === 0 ? 0 : Math.floor((done / total) * 10);
  return (
    <VisuallyHidden as="output">
      {tenths === 0 ? '' : t`${{ tenths: tenths * 10 }} per cent ${what}`}
    </VisuallyHidden>
  );
}
