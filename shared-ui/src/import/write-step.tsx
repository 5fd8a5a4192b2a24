import { plural, t } from '@lingui/core/macro';
import type { Job } from 'contract/jobs';
import type { Import } from 'contract/transfer';
import { messageOf } from '../client/api-error';
import { JobProgress } from '../job/job-progress';
import { Button } from '../parts/button/button';
import { ErrorState } from '../parts/error-state/error-state';
import { ImportRows } from './import-rows';
import type { StageProps } from './import-stages';
import { countText } from '../text/format';
import { JobNews } from './job-news';
import { ReportButton } from './report-button';
import { StepBody, StepFoot, StepHead, StepNote } from './step-parts';
import { UndoImport, UndoProgress } from './undo-import';
import { useImportAddress } from './use-import-address';
import { useImportCheck } from './use-import-calls';

/** The progress and outcome of the import. */
export function WriteStep(props: StageProps) {
  const { shown, job } = props;
  if (job.job !== undefined) {
    return shown.state === 'importing' ? (
      <Importing {...props} running={job.job} />
    ) : (
      <Imported {...props} ended={job.job} />
    );
  }
  return (
    <StepBody>
      <StepHead title={titles[shown.state === 'importing' ? 'importing' : 'done']} />
      {job.error === null ? null : (
        <ErrorState title={t`The import could not be loaded`} onRetry={job.retry}>
          {messageOf(job.error)}
        </ErrorState>
      )}
    </StepBody>
  );
}

const titles = {
  get importing() {
    return t`Importing`;
  },
  get done() {
    return t`The import is done`;
  },
  get failed() {
    return t`The import broke off`;
  },
  get cancelled() {
    return t`The import was cancelled`;
  },
} as const;

interface ImportingProps extends StageProps {
  running: Job;
}

function Importing({ shown, job, running }: ImportingProps) {
  const { go } = useImportAddress();
  return (
    <StepBody>
      <StepHead title={titles.importing}>
        {t`You may close this and go on working: the import goes on by itself, and the list shows how far it is.`}
      </StepHead>
      <JobProgress
        job={running}
        label={t`Importing ${{ fileName: shown.fileName }}`}
        onCancel={job.cancel}
        isCancelling={job.isCancelling}
      />
      <JobNews job={running} what={t`imported`} />
      <StepFoot>
        <Button variant="outline" onClick={() => go(undefined)}>
          {t`Close`}
        </Button>
      </StepFoot>
    </StepBody>
  );
}

interface ImportedProps extends StageProps {
  ended: Job;
}

function Imported(props: ImportedProps) {
  const { resource, guide, shown, ended, hrefOf, AfterImport } = props;
  const { go, goOn } = useImportAddress();
  const { check, isBusy, error } = useImportCheck(shown);
  const title = shown.state === 'failed' || shown.state === 'cancelled' ? shown.state : 'done';

  async function checkAgain() {
    if (await check(shown.mapping, shown.choices)) goOn({ id: shown._id, step: 'check' });
  }
  return (
    <StepBody>
      <StepHead title={titles[title]}>
        {shown.fileName}. {outcomeText(shown, ended, resource.label)}
      </StepHead>
      {title === 'failed' ? (
        <StepNote tone="danger">{shown.problem ?? ended.problem ?? t`It broke off.`}</StepNote>
      ) : null}
      {error === null ? null : <StepNote tone="danger">{messageOf(error)}</StepNote>}
      <UndoProgress job={ended} />
      {title === 'done' && AfterImport !== undefined ? <AfterImport job={ended} /> : null}
      {shown.counts === null ? null : (
        <ImportRows guide={guide} shown={shown} counts={shown.counts} hrefOf={hrefOf} />
      )}
      <StepFoot>
        <ReportButton shown={shown} />
        <UndoImport job={ended} resource={resource} />
        {title === 'done' ? null : (
          <Button variant="outline" isLoading={isBusy} onClick={() => void checkAgain()}>
            {t`Check again`}
          </Button>
        )}
        <Button onClick={() => go(undefined)}>{t`Close`}</Button>
      </StepFoot>
    </StepBody>
  );
}

/** "845 chemicals were written, 21 wrong rows left out." Rows refused while writing count as wrong too. */
function outcomeText({ counts }: Import, job: Job, label: StageProps['resource']['label']) {
  const counted = countText(job.changed, label);
  const written = t`${plural(job.changed, {
    one: `${counted} was written`,
    other: `${counted} were written`,
  })}`;
  const wrong = counts?.wrong ?? 0;
  const rows = countText(wrong, { one: t`wrong row`, many: t`wrong rows` });
  return wrong === 0 ? `${written}.` : t`${written}, ${rows} left out.`;
}
