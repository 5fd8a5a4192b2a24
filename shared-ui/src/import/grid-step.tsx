import { t } from '@lingui/core/macro';
import type { FilePreview, FileReading } from 'contract/transfer';
import { useState } from 'react';
import { messageOf } from '../client/api-error';
import { Button } from '../parts/button/button';
import { Skeleton } from '../parts/skeleton/skeleton';
import { FileGrid } from './file-grid';
import type { StageProps } from './import-stages';
import { useFilePreview } from './import-queries';
import { ReadingChoices } from './reading-choices';
import { StepBody, StepFoot, StepHead, StepNote } from './step-parts';
import { useImportAddress } from './use-import-address';
import { useImportReading } from './use-import-calls';

/** The file as it looks, with how it is read: all of it can be changed here. */
export function GridStep({ shown }: StageProps) {
  const { go, goOn } = useImportAddress();
  const [reading, setReading] = useState<FileReading>(shown.reading);
  const preview = useFilePreview(shown, reading);
  const { read, isBusy, error } = useImportReading(shown);
  const isChanged = JSON.stringify(reading) !== JSON.stringify(shown.reading);

  async function goToColumns() {
    if (!isChanged || (await read(reading))) goOn({ id: shown._id, step: 'columns' });
  }
  /** What depends on the choice is guessed anew. */
  function choose(changes: Partial<FileReading>) {
    const { headRow: _row, headRows: _rows, ...others } = { ...reading, ...changes };
    const isHeadKept = 'headRow' in changes || 'headRows' in changes;
    setReading(isHeadKept ? { ...reading, ...changes } : others);
  }
  return (
    <StepBody>
      <StepHead title={t`Is this how the file looks?`}>
        {t`${{ fileName: shown.fileName }}. The first rows, as they are read. Choose the row with the names of the columns.`}
      </StepHead>
      <Preview preview={preview.data} error={preview.error} choose={choose} shown={shown} />
      {error === null ? null : <StepNote tone="danger">{messageOf(error)}</StepNote>}
      <StepFoot>
        <Button variant="outline" onClick={() => go({ id: 'new' })}>
          {t`Another file`}
        </Button>
        <Button
          isLoading={isBusy}
          disabled={preview.data === undefined || preview.error !== null}
          onClick={() => void goToColumns()}
        >
          {t`Choose the columns`}
        </Button>
      </StepFoot>
    </StepBody>
  );
}

interface PreviewProps extends Pick<StageProps, 'shown'> {
  preview: FilePreview | undefined;
  error: Error | null;
  choose: (changes: Partial<FileReading>) => void;
}

function Preview({ preview, error, choose, shown }: PreviewProps) {
  if (preview === undefined) {
    if (error !== null) return <StepNote tone="danger">{messageOf(error)}</StepNote>;
    return <Skeleton height="16rem" />;
  }
  return (
    <>
      <ReadingChoices format={shown.format} preview={preview} onChange={choose} />
      {error === null ? null : <StepNote tone="danger">{messageOf(error)}</StepNote>}
      {preview.doubts.map((doubt) => (
        <StepNote key={doubt} tone="warning">
          {doubt}
        </StepNote>
      ))}
      <FileGrid preview={preview} onHead={(headRow) => choose({ headRow, headRows: 1 })} />
    </>
  );
}
