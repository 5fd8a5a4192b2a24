import { t } from '@lingui/core/macro';
import { type MediaFile, mediaEndpoints } from 'contract/content';
import { useRef, useState } from 'react';
import { ErrorState, Sheet, Skeleton, token } from 'shared-ui';
import { messageOf, Permitted } from 'shared-ui/client';
import { useLeaveGuard } from 'shared-ui/form';
import styled from 'styled-components';
import { MediaActions } from './media-actions';
import { MediaFactList } from './media-fact-list';
import { MediaForm } from './media-form';
import { MediaUses } from './media-uses';
import { useMediaFile } from './use-media';

const Parts = styled.div`
  display: grid;
  gap: ${token.space[5]};
  min-width: 0;
`;

export interface MediaSheetProps {
  id: string;
  /** The upload as the list has it, shown while it loads. */
  known: MediaFile | undefined;
  /** Opens another upload: the replacement. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The details of an upload: metadata, form and uses. */
export function MediaSheet({ id, known, onOpen, onClose }: MediaSheetProps) {
  const { data: file, error, refetch } = useMediaFile(id, known);
  const isReleased = useRef(false);
  const [isDirty, setIsDirty] = useState(false);
  const mayLeave = useLeaveGuard(isDirty, isReleased);

  async function close() {
    if (await mayLeave()) onClose();
  }
  return (
    <Sheet
      open
      onOpenChange={() => void close()}
      title={file?.originalName ?? t`File`}
      width="34rem"
    >
      {file === undefined && error === null ? <Skeleton height="14rem" /> : null}
      {error === null ? null : (
        <ErrorState title={t`The file could not be loaded`} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      )}
      {file === undefined || error !== null ? null : (
        <Parts>
          <MediaFactList file={file} />
          <MediaForm file={file} onDirty={setIsDirty} />
          <MediaUses file={file} />
          <Permitted to={mediaEndpoints.replace}>
            <MediaActions file={file} onReplaced={onOpen} onRemoved={onClose} />
          </Permitted>
        </Parts>
      )}
    </Sheet>
  );
}
