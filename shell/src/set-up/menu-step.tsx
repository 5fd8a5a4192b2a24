import { t } from '@lingui/core/macro';
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
  {
    get title() {
      return t`Products`;
    },
    path: siteRoutes.categories,
  },
  {
    get title() {
      return t`Chemicals A–Z`;
    },
    path: siteRoutes.letterPage,
  },
  {
    get title() {
      return t({ message: 'Search', context: 'page' });
    },
    path: siteRoutes.advancedSearch,
  },
  {
    get title() {
      return t`Contact`;
    },
    path: siteRoutes.contact,
  },
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
      failure: t`The menu was not created`,
      success: t`Menu created`,
      onSuccess: () => queryClient.invalidateQueries(),
    },
  );
  return (
    <>
      <p>{t`Proposed: ${{ map: proposed.map(({ title }) => title).join(' · ') }}`}</p>
      <Row>
        <Button isLoading={create.isBusy} onClick={() => void create.run()}>
          <Menu aria-hidden="true" /> {t`Create this menu`}
        </Button>
        <StepLink item="menu" text={t`Make your own`} />
      </Row>
    </>
  );
}
