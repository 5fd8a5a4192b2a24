import { t } from '@lingui/core/macro';
import { ColleagueState } from 'contract/staff';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Card, PageHeader, Select, token } from 'shared-ui';
import { useMe } from 'shared-ui/client';
import { SearchBox } from 'shared-ui/table';
import styled from 'styled-components';
import { staffHref } from '../app/hrefs';
import { PagedList } from '../parts/paged-list';
import { ColleagueTable } from './colleague-table';
import { InviteForm } from './invite-form';
import { useColleagues } from './use-colleagues';

const Cards = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  margin-bottom: ${token.space[5]};

  & > button {
    flex: 0 1 14rem;
  }
`;

const stateOptions = [
  {
    value: 'all',
    get label() {
      return t`All states`;
    },
  },
  {
    value: 'active',
    get label() {
      return t`Active`;
    },
  },
  {
    value: 'invited',
    get label() {
      return t`Invited`;
    },
  },
  {
    value: 'expired',
    get label() {
      return t`Invitation ended`;
    },
  },
  {
    value: 'deactivated',
    get label() {
      return t`Deactivated`;
    },
  },
] as const;

/** The accounts of the staff, and invitations. */
function StaffPage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const searchInput = useRef<HTMLInputElement>(null);
  const search = address.get('search') ?? '';
  const state = ColleagueState.safeParse(address.get('state')).data;
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const query = useColleagues({ search, state, page });
  const me = useMe();
  const isFiltered = search !== '' || state !== undefined;
  return (
    <>
      <PageHeader
        title={t`Staff`}
        description={t`Who can sign in to this panel. Names stay in all records when somebody leaves.`}
      />
      <Cards>
        <InviteForm />
        <Card>
          <Filters>
            <SearchBox
              label={t`Search staff`}
              value={search}
              inputRef={searchInput}
              onSearch={(text) => void navigate(staffHref({ search: text, state }))}
            />
            <Select
              aria-label={t`State`}
              options={stateOptions}
              value={state ?? 'all'}
              onValueChange={(value) =>
                void navigate(staffHref({ search, state: value === 'all' ? undefined : value }))
              }
            />
          </Filters>
          <PagedList
            query={query}
            hrefOf={(to) => staffHref({ search, state, page: to })}
            empty={
              isFiltered
                ? {
                    title: t`Nobody matches`,
                    text: t`Search for another name, or show all states.`,
                  }
                : { title: t`Nobody is here`, text: t`Invite the first colleague above.` }
            }
          >
            {(colleagues) => <ColleagueTable colleagues={colleagues} ownId={me?._id} />}
          </PagedList>
        </Card>
      </Cards>
    </>
  );
}

export { StaffPage as Component };
