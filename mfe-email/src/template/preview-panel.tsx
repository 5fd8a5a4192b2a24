import { t } from '@lingui/core/macro';
import { type templates, emailEndpoints } from 'contract/email';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { breakpoint, Button, ErrorState, HintNote, Skeleton, token } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { type InputsProps } from 'shared-ui/form';
import styled from 'styled-components';
import { MailPreview } from '../common/mail-preview';
import { PreviewRecordChoice } from './preview-record-choice';
import { SendTestDialog } from './send-test-dialog';
import type { Preview } from './use-preview';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};

  @media (width >= ${breakpoint.wide}) {
    position: sticky;
    top: 4.5rem;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};

  & > h2 {
    font-size: ${token.text.lg};
  }
`;

const Nothing = styled.p`
  padding: ${token.space[8]} ${token.space[4]};
  border: 1px dashed ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  color: ${token.color.textMuted};
  text-align: center;
`;

interface PreviewPanelProps extends InputsProps<typeof templates> {
  preview: Preview;
}

/** A live preview of the message. */
export function PreviewPanel({ form, preview }: PreviewPanelProps) {
  const [isTestOpen, setIsTestOpen] = useState(false);
  return (
    <Box aria-label={t`Preview`}>
      <Head>
        <h2>{t`Preview`}</h2>
        <Permitted to={emailEndpoints.send}>
          <Button
            variant="outline"
            size="sm"
            disabled={preview.isBlank}
            onClick={() => setIsTestOpen(true)}
          >
            <Send /> {t`Send a test`}
          </Button>
        </Permitted>
      </Head>
      <PreviewRecordChoice preview={preview} />
      <PreviewContent preview={preview} />
      {isTestOpen ? (
        <SendTestDialog
          form={form}
          records={preview.records}
          onClose={() => setIsTestOpen(false)}
        />
      ) : null}
    </Box>
  );
}

function PreviewContent({ preview }: Pick<PreviewPanelProps, 'preview'>) {
  const { isBlank, mail, hasProblems, failure, retry } = preview;
  if (isBlank) return <Nothing>{t`Write a subject and a message to see them here.`}</Nothing>;
  if (failure !== undefined) {
    return (
      <ErrorState title={t`There is no preview at the moment`} onRetry={retry}>
        {failure}
      </ErrorState>
    );
  }
  if (mail === undefined && !hasProblems) return <Skeleton height="30rem" />;
  return (
    <div>
      {hasProblems ? (
        <HintNote>
          <output>
            {mail === undefined
              ? t`The message needs correction, as its fields say.`
              : t`The message needs correction, as its fields say. Below it stands as it was before.`}
          </output>
        </HintNote>
      ) : null}
      {mail === undefined ? null : <MailPreview mail={mail} />}
    </div>
  );
}
