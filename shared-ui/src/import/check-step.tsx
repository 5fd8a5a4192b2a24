import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { messageOf } from '../client/api-error';
import { Button } from '../parts/button/button';
import { ErrorState } from '../parts/error-state/error-state';
import { JobProgress } from '../job/job-progress';
import { ImportRows } from './import-rows';
import type { StageProps } from './import-stages';
import { countText } from '../text/format';
import { writesText } from './import-words';
import { JobNews } from './job-news';
import { MistakeGroups } from './mistake-groups';
import { ReportButton } from './report-button';
import { StepBody, StepFoot, StepHead, StepNote } from './step-parts';
import { useImportAddress } from './use-import-address';
import { useImportCheck, useImportStart } from './use-import-calls';

/** The dry run: what the file would change. */
export function CheckStep(props: StageProps) {
  switch (props.shown.state) {
    case 'ready':
    case 'checking':
      return <Checking {...props} />;
    case 'checked':
    case 'importing':
    case 'done':
      return <Checked {...props} />;
    case 'failed':
    case 'cancelled':
      return <NotChecked {...props} />;
    default:
      return props.shown.state satisfies never;
  }
}

function Checking({ shown, job }: StageProps) {
  return (
    <StepBody>
      <StepHead title={t`Checking the file`}>
        {t`Every row is compared with what is there. Nothing is written.`}
      </StepHead>
      {job.job === undefined ? null : (
        <>
          <JobProgress
            job={job.job}
            label={t`Checking ${{ fileName: shown.fileName }}`}
            onCancel={job.cancel}
            isCancelling={job.isCancelling}
          />
          <JobNews job={job.job} what={t`checked`} />
        </>
      )}
    </StepBody>
  );
}

function Checked({ resource, guide, shown, hrefOf }: StageProps) {
  const { go, goOn } = useImportAddress();
  const { start, isBusy, error } = useImportStart(shown);
  const { counts } = shown;
  if (counts === null) return null;
  const total = counts.new + counts.changed + counts.unchanged + counts.wrong;
  const writes = writesText(counts);

  async function startImport() {
    if (await start()) goOn({ id: shown._id });
  }
  return (
    <StepBody>
      <StepHead title={t`See what would change`}>
        {t`${{ rows: countText(total, { one: t`row`, many: t`rows` }) }} of ${{ fileName: shown.fileName }}. Nothing has been written yet.`}
      </StepHead>
      {writes === undefined ? (
        <StepNote tone="info">
          {t`There is nothing to import: no row is new or changes a ${{ one: words(resource.label.one) }}.`}
        </StepNote>
      ) : null}
      <MistakeGroups guide={guide} shown={shown} />
      <ImportRows guide={guide} shown={shown} counts={counts} hrefOf={hrefOf} />
      {error === null ? null : <StepNote tone="danger">{messageOf(error)}</StepNote>}
      <StepFoot>
        <ReportButton shown={shown} />
        <Button variant="outline" onClick={() => go({ id: shown._id, step: 'columns' })}>
          {t`Back to the columns`}
        </Button>
        {writes === undefined ? null : (
          <Button isLoading={isBusy} onClick={() => void startImport()}>
            {t`Import ${writes}`}
          </Button>
        )}
      </StepFoot>
    </StepBody>
  );
}

function NotChecked({ shown, job }: StageProps) {
  const { go } = useImportAddress();
  const { check, isBusy, error } = useImportCheck(shown);
  const hasColumns = shown.columns.length > 0;
  const isCancelled = shown.state === 'cancelled';
  const reason = shown.problem ?? job.job?.problem ?? t`The check broke off.`;
  return (
    <StepBody>
      <StepHead title={isCancelled ? t`The check was cancelled` : t`The file could not be checked`}>
        {t`${{ fileName: shown.fileName }}. Nothing has been written.`}
      </StepHead>
      {isCancelled ? null : <ErrorState title={reason} />}
      {error === null ? null : <StepNote tone="danger">{messageOf(error)}</StepNote>}
      <StepFoot>
        <Button variant="outline" onClick={() => go({ id: 'new' })}>
          {t`Another file`}
        </Button>
        {hasColumns ? (
          <>
            <Button variant="outline" onClick={() => go({ id: shown._id, step: 'columns' })}>
              {t`Back to the columns`}
            </Button>
            <Button isLoading={isBusy} onClick={() => void check(shown.mapping, shown.choices)}>
              {t`Check again`}
            </Button>
          </>
        ) : null}
      </StepFoot>
    </StepBody>
  );
}
