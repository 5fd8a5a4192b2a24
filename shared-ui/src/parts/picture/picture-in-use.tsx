import { t } from '@lingui/core/macro';
import { Crosshair, Images, Trash2 } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';
import { Button } from '../button/button';
import { FieldContext } from '../field/field-context';
import { FocalPointDialog } from './focal-point-dialog';
import { mediaFacts } from './media-facts';
import { MediaPicture } from './media-picture';
import { ReplaceButton } from './replace-button';
import { useMediaFile } from './use-media-file';

const Box = styled.div<{ $isOver: boolean }>`
  overflow: hidden;
  border: 1px solid ${({ $isOver }) => ($isOver ? token.color.brand : token.color.border)};
  border-radius: ${token.radius.lg};
  background: ${({ $isOver }) => ($isOver ? token.color.surfaceSelected : token.color.surface)};
`;

const Shown = styled.div`
  height: 13rem;
  background: ${token.color.surfaceSunken};
`;

const Facts = styled.p`
  padding: ${token.space[2]} ${token.space[3]} 0;
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
  overflow-wrap: anywhere;

  & > span {
    color: ${token.color.text};
    font-weight: ${token.weight.medium};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  padding: ${token.space[2]} ${token.space[3]} ${token.space[3]};
`;

interface PictureInUseProps {
  /** The stored name of the picture. */
  name: string;
  onFiles: (files: readonly File[]) => void;
  onChoose: () => void;
  onRemove: () => void;
}

/** The current picture with its actions; another file can be dropped on it. */
export function PictureInUse({ name, onFiles, onChoose, onRemove }: PictureInUseProps) {
  const { data: file } = useMediaFile(name);
  const [isOver, setIsOver] = useState(false);
  const [isFocusing, setIsFocusing] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files].slice(0, 1);
    if (files.length > 0) onFiles(files);
  }
  return (
    <Box
      $isOver={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Shown>
        <MediaPicture
          file={{ name, kind: 'image', audience: 'everyone' }}
          alt={t`The picture in use`}
          width={640}
        />
      </Shown>
      <Facts>
        {file ? (
          <>
            <span>{file.originalName}</span> · {mediaFacts(file)}
          </>
        ) : (
          t`The picture in use`
        )}
      </Facts>
      <Actions>
        <ReplaceButton onFiles={onFiles} />
        <Button variant="outline" size="sm" onClick={onChoose}>
          <Images /> {t`Choose from library`}
        </Button>
        <Button variant="outline" size="sm" disabled={!file} onClick={() => setIsFocusing(true)}>
          <Crosshair /> {t`Focal point`}
        </Button>
        <Button variant="ghost" size="sm" aria-label={t`Remove the picture`} onClick={onRemove}>
          <Trash2 /> {t`Remove`}
        </Button>
      </Actions>
      {isFocusing && file ? (
        <FieldContext value={undefined}>
          <FocalPointDialog file={file} onClose={() => setIsFocusing(false)} />
        </FieldContext>
      ) : null}
    </Box>
  );
}
