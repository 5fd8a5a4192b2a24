import { t } from '@lingui/core/macro';
import styled from 'styled-components';
import { Button } from '../parts/button/button';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { token } from '../tokens/token';
import type { ImportUpload } from './use-import-upload';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  min-height: 4.5rem;
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};

  & > span {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > progress {
    flex: 2 1 10rem;
    height: 0.5rem;
    accent-color: ${token.color.brand};
  }
`;

interface SendingFileProps {
  state: Extract<ImportUpload, { status: 'sending' }>;
  onCancel: () => void;
}

/** The upload's progress; afterwards the server takes some time to read the file. */
export function SendingFile({ state: { fileName, share }, onCancel }: SendingFileProps) {
  const isSent = share >= 1;
  const label = `${isSent ? t`Reading` : t`Sending`} ${fileName}`;
  return (
    <Box>
      <span aria-hidden="true">{label}</span>
      <progress aria-label={label} {...(!isSent && { value: share, max: 1 })} />
      <Button variant="outline" size="sm" onClick={onCancel}>
        {t`Cancel`}
      </Button>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
    </Box>
  );
}
