import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { menuItems } from 'contract/content';
import { ListTree, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, EmptyState, ErrorState, PageHeader, Skeleton, token } from 'shared-ui';
import { messageOf, Permitted } from 'shared-ui/client';
import { useResourceAccess } from 'shared-ui/resource';
import { useListKeys } from 'shared-ui/table';
import styled from 'styled-components';
import { SitePageLink } from '../common/site-page-link';
import { menuFormHref } from '../routes';
import { MenuTree } from './menu-tree';
import { useMenu } from './use-menu';

const Lines = styled.div`
  display: grid;
  gap: ${token.space[3]};
`;

function MenuTablePage() {
  const navigate = useNavigate();
  const { mayEdit } = useResourceAccess(menuItems);
  const add = () => void navigate(menuFormHref());
  useListKeys({ onSearch: undefined, onNew: mayEdit ? add : undefined });
  return (
    <>
      <PageHeader
        title={t`Menus`}
        description={
          <>
            {t`Navigation in the site header, on up to three levels.`}{' '}
            <SitePageLink path={siteRoutes.home} />
          </>
        }
        actions={<NewItem />}
      />
      <Content />
    </>
  );
}

function Content() {
  const { nodes, error, retry, place } = useMenu();
  if (nodes !== undefined) {
    return nodes.length === 0 ? <NoItems /> : <MenuTree nodes={nodes} onPlace={place} />;
  }
  if (error === null) return <TreeSkeleton />;
  return (
    <ErrorState title={t`The menu could not be loaded`} onRetry={retry}>
      {messageOf(error)}
    </ErrorState>
  );
}

function TreeSkeleton() {
  return (
    <Lines aria-busy="true">
      {['22rem', '16rem', '19rem', '14rem', '24rem'].map((width) => (
        <Skeleton key={width} width={`min(${width}, 90%)`} height="2.25rem" />
      ))}
    </Lines>
  );
}

function NoItems() {
  return (
    <EmptyState title={t`No menu items yet`} icon={<ListTree />} action={<NewItem />}>
      {t`Without any the header shows the name of the company and the search alone.`}
    </EmptyState>
  );
}

function NewItem() {
  return (
    <Permitted to={menuItems.endpoints.add}>
      <Button asChild>
        <Link to={menuFormHref()} aria-keyshortcuts="n">
          <Plus /> {t`New menu item`}
        </Link>
      </Button>
    </Permitted>
  );
}

export { MenuTablePage as Component };
