import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ImportGuide } from 'contract/transfer';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { saveFile } from '../client/save-file';
import { Button } from '../parts/button/button';
import { FileDrop } from '../parts/file-input/file-drop';
import { token } from '../tokens/token';
import { acceptOf, limitsText, refusalOf } from './file-formats';
import { ImportHistory } from './import-history';
import { type ImportedResource, usePlainGuide } from './import-queries';
import { SendingFile } from './sending-file';
import { StepBody, StepHead, StepNote } from './step-parts';
import { templateFile } from './template-file';
import { useImportAddress } from './use-import-address';
import { type ImportCall, useImportUpload } from './use-import-upload';

const Template = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.textMuted};
`;

interface FileStepProps {
  resource: ImportedResource;
  endpoint: ImportCall;
  guide: ImportGuide;
}

/** Chooses the file; lists earlier imports. */
export function FileStep({ resource, endpoint, guide }: FileStepProps) {
  const { goOn } = useImportAddress();
  const upload = useImportUpload(endpoint, ({ _id }) => goOn({ id: _id, step: 'grid' }));
  const { state } = upload;
  const { data: plain } = usePlainGuide(resource);

  function take(file: File) {
    const refusal = refusalOf(guide, file);
    if (refusal === undefined) void upload.send(file);
    else upload.refuse(file.name, refusal);
  }
  return (
    <StepBody>
      <StepHead title={t`Choose a file`}>
        {t`Nothing is written before you have seen what the file would change.`}
      </StepHead>
      {state.status === 'sending' ? (
        <SendingFile state={state} onCancel={upload.cancel} />
      ) : (
        <FileDrop
          label={t`File to import`}
          accept={acceptOf(guide)}
          hint={limitsText(guide)}
          onFiles={([file]) => file && take(file)}
        />
      )}
      {state.status === 'failed' ? (
        <NotTaken fileName={state.fileName} reason={state.message} />
      ) : null}
      <Template>
        {t`No file yet?`}{' '}
        <Button
          variant="link"
          onClick={() =>
            saveFile(templateFile(plain ?? guide), `${resource.label.many}-template.csv`)
          }
        >
          <Download /> {t`Download a template`}
        </Button>
      </Template>
      <ImportHistory resource={resource} />
    </StepBody>
  );
}

interface NotTakenProps {
  readonly fileName: string;
  readonly reason: string;
}

function NotTaken({ fileName, reason }: NotTakenProps) {
  return (
    <StepNote tone="danger">
      <Trans>
        <strong>{fileName}</strong> was not taken. {reason}
      </Trans>
    </StepNote>
  );
}
