import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type MediaFile, mediaEndpoints } from 'contract/content';
import { Trash2 } from 'lucide-react';
import { Button, refreshMedia, useConfirm } from 'shared-ui';
import { useCall } from 'shared-ui/resource';

interface RemoveMediaProps {
  file: MediaFile;
  onRemoved: () => void;
}

/** Deletes an unused upload; asks first, as it cannot be undone. */
export function RemoveMedia({ file, onRemoved }: RemoveMediaProps) {
  const cache = useQueryClient();
  const confirm = useConfirm();
  const remove = useCall(mediaEndpoints.remove, {
    success: { title: t`${{ name: file.originalName }} was deleted`, tone: 'neutral' },
    failure: t`Not deleted`,
    onSuccess: () => {
      onRemoved();
      void refreshMedia(cache);
    },
  });

  async function ask() {
    const isSure = await confirm({
      title: t`Delete ${{ name: file.originalName }}?`,
      description: t`The file is removed for good. Addresses of it that were passed on end here.`,
      confirmLabel: t`Delete`,
      isDestructive: true,
    });
    if (isSure) await remove.run({ id: file._id });
  }
  return (
    <Button
      variant="destructive"
      size="sm"
      disabled={file.uses > 0}
      isLoading={remove.isBusy}
      onClick={() => void ask()}
    >
      <Trash2 /> {t`Delete`}
    </Button>
  );
}
