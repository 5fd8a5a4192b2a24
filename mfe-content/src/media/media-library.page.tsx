import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { mediaEndpoints } from 'contract/content';
import { FilesDrop, PageHeader, refreshMedia } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { useMediaAddress } from './media-address';
import { MediaList } from './media-list';
import { MediaSheet } from './media-sheet';
import { MediaToolbar } from './media-toolbar';
import { useMediaPage } from './use-media';

function MediaLibraryPage() {
  const cache = useQueryClient();
  const address = useMediaAddress();
  const media = useMediaPage(address.state);
  const { file: opened } = address.state;
  return (
    <>
      <PageHeader
        title={t`Media library`}
        description={t`All pictures and documents that were uploaded, and where they are used.`}
      />
      <Permitted to={mediaEndpoints.update}>
        <FilesDrop kind="any" onStored={() => void refreshMedia(cache)} />
      </Permitted>
      <MediaToolbar address={address} />
      <MediaList address={address} media={media} />
      {opened === undefined ? null : (
        <MediaSheet
          key={opened}
          id={opened}
          known={media.data?.data.find(({ _id }) => _id === opened)}
          onOpen={(id) => address.change({ file: id }, { replace: true })}
          onClose={() => address.change({ file: undefined }, { replace: true })}
        />
      )}
    </>
  );
}

export { MediaLibraryPage as Component };
