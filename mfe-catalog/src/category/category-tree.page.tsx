import { t } from '@lingui/core/macro';
import { categories } from 'contract/catalog';
import { FolderTree } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, EmptyState, ErrorState, PageHeader, Skeleton, token } from 'shared-ui';
import { messageOf, Permitted } from 'shared-ui/client';
import styled from 'styled-components';
import { useCategoryTree } from '../common/use-category-tree';
import { categoryFormHref } from '../routes';
import { CategoryBrowser } from './category-browser';

const Lines = styled.div`
  display: grid;
  gap: ${token.space[3]};
`;

function CategoryTreePage() {
  return (
    <>
      <PageHeader
        title={t`Categories`}
        description={t`How the catalogue is divided, on up to three levels. Visitors see them in this order.`}
      />
      <Content />
    </>
  );
}

function Content() {
  const { data, error, refetch } = useCategoryTree();
  if (data !== undefined) {
    return data.length === 0 ? <NoCategories /> : <CategoryBrowser tree={data} />;
  }
  if (error === null) return <TreeSkeleton />;
  return (
    <ErrorState title={t`The categories could not be loaded`} onRetry={() => void refetch()}>
      {messageOf(error)}
    </ErrorState>
  );
}

function TreeSkeleton() {
  return (
    <Lines aria-busy="true">
      {['22rem', '16rem', '19rem', '14rem', '24rem', '17rem'].map((width) => (
        <Skeleton key={width} width={`min(${width}, 90%)`} height="2.25rem" />
      ))}
    </Lines>
  );
}

function NoCategories() {
  return (
    <EmptyState
      title={t`No categories yet`}
      icon={<FolderTree />}
      action={
        <Permitted to={categories.endpoints.add}>
          <Button asChild>
            <Link to={categoryFormHref()}>{t`New category`}</Link>
          </Button>
        </Permitted>
      }
    >
      {t`Add the first one, then what stands in it. Chemicals are put into categories by their own forms.`}
    </EmptyState>
  );
}

export { CategoryTreePage as Component };
