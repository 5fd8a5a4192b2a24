import { useQueryClient } from '@tanstack/react-query';
import { siteRoutes } from 'contract';
import { menuItems } from 'contract/content';
import { Menu } from 'lucide-react';
import { Button, token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { useAction } from 'shared-ui/resource';
import styled from 'styled-components';
import { StepLink } from './step-link';

/** Pages that every site has. */
const proposed = [
  { title: 'Products', path: siteRoutes.categories },
  { title: 'Chemicals A–Z', path: siteRoutes.letterPage },
  { title: 'Search', path: siteRoutes.advancedSearch },
  { title: 'Contact', path: siteRoutes.contact },
] as const;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

/** A menu of the pages that the site has from the start. */
export function MenuStep() {
  const api = useApi();
  const queryClient = useQueryClient();
  const create = useAction(
    async () => {
      for (const [index, item] of proposed.entries()) {
        const body = { ...item, order: index + 1, visible: true };
        await api.call(menuItems.endpoints.add, { body });
      }
    },
    {
      failure: 'The menu was not created',
      success: 'Menu created',
      onSuccess: () => queryClient.invalidateQueries(),
    },
  );
  return (
    <>
      <p>Proposed: {proposed.map(({ title }) => title).join(' · ')}</p>
      <Row>
        <Button isLoading={create.isBusy} onClick={() => void create.run()}>
          <Menu aria-hidden="true" /> Create this menu
        </Button>
        <StepLink item="menu" text="Make your own" />
      </Row>
    </>
  );
}
