import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FocalPoint, type MediaFile, mediaEndpoints } from 'contract/content';
import { fileEndpoints } from 'contract/file';
import { useState } from 'react';
import { messageOf } from '../../client/api-error';
import { useApi } from '../../client/api-provider';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { FocalPointInput } from './focal-point-input';
import { refreshMedia } from './media-keys';
import { ProblemLine } from './problem-line';

export interface FocalPointDialogProps {
  file: Pick<MediaFile, '_id' | 'name' | 'focus'>;
  onClose: () => void;
}

/** Sets the focal point of a stored picture, for all records that show it. */
export function FocalPointDialog({ file, onClose }: FocalPointDialogProps) {
  const api = useApi();
  const cache = useQueryClient();
  const [focus, setFocus] = useState<FocalPoint | null>(file.focus);
  const save = useMutation({
    mutationFn: () => api.call(mediaEndpoints.update, { id: file._id, body: { focus } }),
    onSuccess: async () => {
      await refreshMedia(cache);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t`Focal point`}
      description={t`Click what must stay in sight, or move the point by the arrow keys. It holds wherever this picture is shown.`}
      footer={
        <>
          <Button variant="outline" disabled={focus === null} onClick={() => setFocus(null)}>
            {t`Back to the middle`}
          </Button>
          <Button isLoading={save.isPending} onClick={() => save.mutate()}>
            {t`Save focal point`}
          </Button>
        </>
      }
    >
      <FocalPointInput
        src={api.urlOf(fileEndpoints.download, { id: file.name, query: { w: 1280 } })}
        value={focus}
        onValueChange={setFocus}
      />
      {save.error === null ? null : (
        <ProblemLine role="alert">{t`Not saved: ${{ messageOf: messageOf(save.error) }}`}</ProblemLine>
      )}
    </Dialog>
  );
}
