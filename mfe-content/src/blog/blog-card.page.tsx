import { t } from '@lingui/core/macro';
import { blogs } from 'contract/content';
import { SearchX } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button, EmptyState, ErrorState, PageHeader } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { type ResourceList, useResourceList } from 'shared-ui/resource';
import { ListBar } from 'shared-ui/table';
import { blogFormHref } from '../routes';
import { BlogFilters } from './blog.filters';
import { CardsSkeleton, PostCards } from './post-cards';
import { CardsFoot } from './cards-foot';
import { BlogLayouts } from './blog-layouts';
import { NoPosts } from './no-posts';

interface ListProps {
  list: ResourceList<typeof blogs>;
}

function BlogCardPage() {
  const list = useResourceList(blogs);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t`Blog as cards`}
        description={t`The posts as visitors meet them, newest first.`}
        actions={<BlogLayouts current="cards" />}
      />
      <section aria-label={t`Posts`}>
        <ListBar list={list} Filters={BlogFilters} onNew={() => void navigate(blogFormHref())} />
        <Content list={list} />
        <CardsFoot list={list} />
      </section>
    </>
  );
}

function Content({ list }: ListProps) {
  const { content } = list;
  switch (content.status) {
    case 'loading':
      return <CardsSkeleton />;
    case 'error':
      return (
        <ErrorState title={t`The posts could not be loaded`} onRetry={content.retry}>
          {messageOf(content.error)}
        </ErrorState>
      );
    case 'ready':
      return content.total === 0 ? (
        <NothingHere list={list} />
      ) : (
        <PostCards posts={content.rows} isFetching={list.isFetching} />
      );
    default:
      return content satisfies never;
  }
}

const everything = {
  search: '',
  filters: { status: undefined, scheduled: undefined, categoryId: undefined },
} as const;

function NothingHere({ list }: ListProps) {
  const { search, filters } = list.state;
  if (search === '' && Object.keys(filters).length === 0) return <NoPosts />;
  return (
    <EmptyState
      title={t`Nothing found`}
      icon={<SearchX />}
      action={
        <Button variant="outline" onClick={() => list.change(everything)}>
          {t`Clear search and filters`}
        </Button>
      }
    >
      {t`No post matches what you search and filter for.`}
    </EmptyState>
  );
}

export { BlogCardPage as Component };
