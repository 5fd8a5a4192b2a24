import { t } from '@lingui/core/macro';
import { Images, SearchX } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import {
  Button,
  EmptyState,
  ErrorState,
  MediaGrid,
  MediaGridSkeleton,
  Pagination,
} from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { FootFrame, FootPages, numberText } from 'shared-ui/table';
import { isNarrowed, type MediaAddress, pageSize } from './media-address';
import type { useMediaPage } from './use-media';

interface MediaListProps {
  address: MediaAddress;
  media: ReturnType<typeof useMediaPage>;
}

/** A page of uploads, or an empty or error state. */
export function MediaList({ address, media }: MediaListProps) {
  const { data: found, error, refetch, isPlaceholderData } = media;
  if (error !== null) {
    return (
      <ErrorState title={t`The files could not be loaded`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (found === undefined) return <MediaGridSkeleton />;
  const { data: files, total, page } = found;
  if (total === 0) return <NoMedia address={address} />;
  const pageCount = Math.ceil(total / pageSize);
  const hrefOf = (target: number) =>
    address.hrefOf({ page: target > 1 ? String(target) : undefined });
  if (files.length === 0) return <Navigate to={hrefOf(pageCount)} replace />;
  const first = (page - 1) * pageSize + 1;
  return (
    <>
      <MediaGrid
        files={files}
        label={t`Files`}
        current={address.state.file}
        isBusy={isPlaceholderData}
        isMarked
        onOpen={({ _id }) => address.change({ file: _id })}
      />
      <FootFrame>
        <output>
          {t`${{ first: numberText(first) }}–${{ last: numberText(first + files.length - 1) }} of ${{ total: numberText(total) }}`}
        </output>
        <FootPages>
          <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} label={t`Pages of files`} />
        </FootPages>
      </FootFrame>
    </>
  );
}

const everything = { search: undefined, kind: undefined, audience: undefined, unused: undefined };

function NoMedia({ address }: Pick<MediaListProps, 'address'>) {
  if (!isNarrowed(address.state)) {
    return (
      <EmptyState title={t`No files yet`} icon={<Images />}>
        {t`What is uploaded here or in any form comes up in this library.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`Nothing found`}
      icon={<SearchX />}
      action={
        <Button variant="outline" onClick={() => address.change(everything)}>
          {t`Show all files`}
        </Button>
      }
    >
      {t`No file has this in its name or description and fits the filters.`}
    </EmptyState>
  );
}
