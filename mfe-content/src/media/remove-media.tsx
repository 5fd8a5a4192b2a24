import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MediaFile, mediaEndpoints } from 'contract/content';
import { Trash2 } from 'lucide-react';
import { Button, refreshMedia, showToast, useConfirm } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';

interface RemoveMediaProps {
  file: MediaFile;
  onRemoved: () => void;
}

/** Deletes an unused upload; asks first, as it cannot be undone. */
export function RemoveMedia({ file, onRemoved }: RemoveMediaProps) {
  const api = useApi();
  const cache = useQueryClient();
  const confirm = useConfirm();
  const remove = useMutation({
    mutationFn: () => api.call(mediaEndpoints.remove, { id: file._id }),
    onSuccess: () => {
      onRemoved();
      showToast({ title: `${file.originalName} was deleted` });
      void refreshMedia(cache);
    },
    onError: (error) =>
      showToast({ title: 'Not deleted', description: messageOf(error), tone: 'danger' }),
  });

  async function ask() {
    const isSure = await confirm({
      title: `Delete ${file.originalName}?`,
      description: 'The file is removed for good. Addresses of it that were passed on end here.',
      confirmLabel: 'Delete',
      isDestructive: true,
    });
    if (isSure) remove.mutate();
  }
  return (
    <Button
      variant="destructive"
      size="sm"
      disabled={file.uses > 0}
      isLoading={remove.isPending}
      onClick={() => void ask()}
    >
      <Trash2 /> Delete
    </Button>
  );
}
