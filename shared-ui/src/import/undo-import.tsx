import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import type { Job } from 'contract/jobs';
import { Undo2 } from 'lucide-react';
import { JobProgress } from '../job/job-progress';
import { useJob } from '../job/use-job';
import { useConfirm } from '../parts/alert-dialog/confirm-provider';
import { Button } from '../parts/button/button';
import { type ImportedResource, useUndoOf } from './import-queries';
import { countText } from '../text/format';
import { JobNews } from './job-news';
import { RefusalList } from './refusal-list';
import { useImportUndo } from './use-import-calls';

interface UndoImportProps {
  /** The job that wrote the import. */
  job: Job;
  resource: ImportedResource;
}

/** Undoes an import, after a question; renders nothing when that is impossible or already running. */
export function UndoImport({ job, resource }: UndoImportProps) {
  const confirm = useConfirm();
  const { data: undo } = useUndoOf(job);
  const { run, isBusy } = useImportUndo();
  if (!job.canUndo || undo !== null) return null;

  async function ask() {
    const isSure = await confirm({
      title: t`Take this import back?`,
      description: t`New ${{ many: words(resource.label.many) }} go to the trash, and changed ones become what they were. Those that were changed since stay as they are.`,
      confirmLabel: t`Undo the import of ${{ counted: countText(job.changed, resource.label) }}`,
      isDestructive: true,
    });
    if (isSure) await run({ id: job._id });
  }
  return (
    <Button variant="outline" isLoading={isBusy} onClick={() => void ask()}>
      <Undo2 /> {t`Undo this import`}
    </Button>
  );
}

/** The progress of the undo, once it was requested. */
export function UndoProgress({ job }: Pick<UndoImportProps, 'job'>) {
  const { data: undo } = useUndoOf(job);
  const { job: followed } = useJob(undo?._id);
  if (followed === undefined) return null;
  return (
    <>
      <JobProgress
        job={followed}
        label={
          followed.state === 'done' ? t`This import was taken back` : t`Taking this import back`
        }
      />
      <JobNews job={followed} what={t`taken back`} />
      {followed.state !== 'running' && followed.refused > 0 ? <RefusalList job={followed} /> : null}
    </>
  );
}
