import { t } from '@lingui/core/macro';
import styled from 'styled-components';
import { token } from '../../tokens/token';
import { Button } from '../button/button';
import { Shown } from '../file-input/file-preview';

const Progress = styled.progress`
  flex: 1;
  min-width: 3rem;
  height: 0.5rem;
  accent-color: ${token.color.brand};
`;

const Words = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  font-size: ${token.text.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface SendingPictureProps {
  fileName: string;
  /** 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** The upload progress of a picture, with Cancel. */
export function SendingPicture({ fileName, share, onCancel }: SendingPictureProps) {
  return (
    <Shown>
      <Words>{fileName}</Words>
      <Progress aria-label={t`Sending ${fileName}`} value={share} max={1} />
      <Button variant="outline" size="sm" onClick={onCancel}>
        {t`Cancel`}
      </Button>
    </Shown>
  );
}
