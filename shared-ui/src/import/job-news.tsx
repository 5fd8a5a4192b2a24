import type { Job } from 'contract';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';

interface JobNewsProps {
  job: Job;
  /** What happens to the rows, in the past tense: `checked`. */
  what: string;
}

/** A job's progress read out, at every tenth: each row would be too much to listen to. */
export function JobNews({ job: { done, total }, what }: JobNewsProps) {
  const tenths = total === null || total === 0 ? 0 : Math.floor((done / total) * 10);
  return (
    <VisuallyHidden as="output">
      {tenths === 0 ? '' : `${tenths * 10} per cent ${what}`}
    </VisuallyHidden>
  );
}
