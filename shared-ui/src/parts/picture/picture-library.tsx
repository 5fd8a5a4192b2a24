import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type MediaFile, mediaEndpoints } from 'contract/content';
import { Images, SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { messageOf } from '../../client/api-error';
import { useApi } from '../../client/api-provider';
import { FootFrame, FootPages } from '../pagination/foot-frame';
import { numberText } from '../../text/format';
import { SearchBox } from '../search-box/search-box';
import { token } from '../../tokens/token';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { EmptyState } from '../empty-state/empty-state';
import { ErrorState } from '../error-state/error-state';
import { MediaGrid } from './media-grid';
import { MediaGridSkeleton } from './media-grid-skeleton';
import { mediaKeys } from './media-keys';

const Tools = styled.div`
  display: flex;
  margin-bottom: ${token.space[3]};
`;

const pageSize = 24;

interface PictureLibraryProps {
  /** The stored name of the current picture. */
  current: string | null;
  onChoose: (file: MediaFile) => void;
  onClose: () => void;
}

/** Chooses among the pictures that were uploaded before. */
export function PictureLibrary({ current, onChoose, onClose }: PictureLibraryProps) {
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const pictures = usePictures(text, page);
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={t`Choose a picture`}>
      <Tools>
        <SearchBox
          label={t`Search pictures`}
          value={text}
          inputRef={search}
          onSearch={(typed) => {
            setText(typed);
            setPage(1);
          }}
        />
      </Tools>
      <FoundPictures
        pictures={pictures}
        isSearch={text !== ''}
        current={current}
        onChoose={onChoose}
        onPage={setPage}
      />
    </Dialog>
  );
}

function usePictures(text: string, page: number) {
  const api = useApi();
  const query = {
    kind: 'image',
    audience: 'everyone',
    page,
    pageSize,
    ...(text !== '' && { search: text }),
  } as const;
  return useQuery({
    queryKey: mediaKeys.page(query),
    queryFn: ({ signal }) => api.call(mediaEndpoints.list, { query, signal }),
    placeholderData: keepPreviousData,
    // Uploads and their uses change with records of every resource.
    refetchOnMount: 'always',
  });
}

interface FoundPicturesProps extends Pick<PictureLibraryProps, 'current' | 'onChoose'> {
  pictures: ReturnType<typeof usePictures>;
  isSearch: boolean;
  onPage: (page: number) => void;
}

function FoundPictures({ pictures, isSearch, current, onChoose, onPage }: FoundPicturesProps) {
  const { data: found, error, refetch, isPlaceholderData } = pictures;
  if (error !== null) {
    return (
      <ErrorState title={t`The pictures could not be loaded`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (found === undefined) return <MediaGridSkeleton />;
  if (found.total === 0) return <NoPictures isSearch={isSearch} />;
  const { data: files, page, total } = found;
  const used = files.find(({ name }) => name === current);
  const first = (page - 1) * pageSize + 1;
  return (
    <>
      <MediaGrid
        files={files}
        label={t`Pictures`}
        current={used?._id}
        isBusy={isPlaceholderData}
        onOpen={onChoose}
      />
      <FootFrame>
        <output>
          {t`${{ first: numberText(first) }}–${{ first2: numberText(first + files.length - 1) }} of ${{ total: numberText(total) }}`}
        </output>
        <FootPages>
          <Button
            variant="outline"
            size="sm"
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          >
            {t`Previous`}
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={page * pageSize >= total}
            onClick={() => onPage(page + 1)}
          >
            {t`Next`}
          </Button>
        </FootPages>
      </FootFrame>
    </>
  );
}

function NoPictures({ isSearch }: { isSearch: boolean }) {
  return isSearch ? (
    <EmptyState title={t`Nothing found`} icon={<SearchX />}>
      {t`No picture has this in its name or its description.`}
    </EmptyState>
  ) : (
    <EmptyState title={t`No pictures yet`} icon={<Images />}>
      {t`What is uploaded for the website can be chosen here again.`}
    </EmptyState>
  );
}
