import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { MediaFile } from 'contract/content';
import type { StoredFile } from 'contract/file';
import { Images } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';
import { Button } from '../button/button';
import { FieldContext } from '../field/field-context';
import { FileDrop } from '../file-input/file-drop';
import { fileKinds } from '../file-input/file-kinds';
import { useUpload } from '../file-input/use-upload';
import { refreshMedia } from './media-keys';
import { PictureLibrary } from './picture-library';
import { PictureInUse } from './picture-in-use';
import { ProblemLine } from './problem-line';
import { SendingPicture } from './sending-picture';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[2]};
  justify-items: start;

  & > :not(button) {
    width: 100%;
  }
`;

/** A picture that was uploaded or chosen. Width and height in pixels, null for a picture without intrinsic size. */
export type ChosenPicture = Pick<StoredFile, 'name' | 'width' | 'height'> &
  Partial<Pick<MediaFile, 'alt'>>;

/** `value` is the stored name of a picture, null for none. */
export interface PictureInputProps {
  value: string | null;
  onValueChange: (picture: ChosenPicture | null) => void;
  /** An initial file, uploaded at once. */
  start?: File | undefined;
}

/** A picture for the website: dropped, uploaded or chosen from the library, with its focal point. */
export function PictureInput({ value, onValueChange, start }: PictureInputProps) {
  const cache = useQueryClient();
  const [isChoosing, setIsChoosing] = useState(false);
  const upload = useUpload({ kind: 'image', audience: 'everyone' }, (stored) => {
    onValueChange(stored);
    void refreshMedia(cache);
  });
  const send = ([file]: readonly File[]) => void (file && upload.send(file));
  const choose = () => setIsChoosing(true);
  const begin = useEffectEvent((file: File) => send([file]));
  // Uploads the file that was dropped or pasted before this component mounted.
  useEffect(() => {
    if (start !== undefined) begin(start);
  }, [start]);

  const { state } = upload;
  const { accept, hint } = fileKinds.image;
  const isSending = state.status === 'sending';
  return (
    <Stack>
      {isSending ? <SendingPicture {...state} onCancel={upload.cancel} /> : null}
      {value !== null && !isSending ? (
        <PictureInUse
          name={value}
          onFiles={send}
          onChoose={choose}
          onRemove={() => onValueChange(null)}
        />
      ) : null}
      {value === null && !isSending ? (
        <>
          <FileDrop accept={accept} hint={hint} onFiles={send} />
          <Button variant="outline" size="sm" onClick={choose}>
            <Images /> {t`Choose from library`}
          </Button>
        </>
      ) : null}
      {state.status === 'failed' ? (
        <ProblemLine role="alert">
          {state.fileName}: {state.message}
        </ProblemLine>
      ) : null}
      {isChoosing ? (
        <FieldContext value={undefined}>
          <PictureLibrary
            current={value}
            onClose={() => setIsChoosing(false)}
            onChoose={(file) => {
              onValueChange(file);
              setIsChoosing(false);
            }}
          />
        </FieldContext>
      ) : null}
    </Stack>
  );
}
