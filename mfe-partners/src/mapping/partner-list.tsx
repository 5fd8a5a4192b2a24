import { words } from 'shared-ui/i18n';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchX, Users } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge, breakpoint, EmptyState, focusRing, token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { resourceCalls, resourceKeys, useAddress } from 'shared-ui/resource';
import { countText, type ListKeys, useListKeys } from 'shared-ui/table';
import styled from 'styled-components';
import { FindBox } from '../common/find-box';
import { moveInList } from '../common/move-in-list';
import { PageFoot } from '../common/page-foot';
import { QueryContent } from 'shared-ui/resource';
import { pageIn, searchIn } from '../common/read-address';
import type { MappingKind } from './mapping-kind';

const List = styled.ul`
  display: grid;
  gap: 1px;
  margin-top: ${token.space[2]};
  padding: 3px;
  list-style: none;

  @media (width >= ${breakpoint.mobile}) {
    max-height: max(20rem, calc(100dvh - 18.5rem));
    overflow-y: auto;
  }
`;

const Row = styled(Link)`
  display: grid;
  gap: 0 ${token.space[2]};
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.md};
  color: ${token.color.text};
  text-decoration: none;
  ${focusRing}

  & > span {
    overflow-wrap: anywhere;
    font-weight: ${token.weight.medium};
  }
  & > small {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
  &:hover {
    background: ${token.color.surfaceHover};
  }
  &[aria-current] {
    background: ${token.color.brandSoft};
    color: ${token.color.onBrandSoft};
  }
  &[aria-current] > small {
    color: inherit;
  }
`;

const pageSize = 25;

interface PartnerListProps {
  kind: MappingKind;
  chosenId: string | undefined;
}

/** The partners by name: arrow keys move along them, Enter opens one. */
export function PartnerList({ kind, chosenId }: PartnerListProps) {
  const address = useAddress();
  const api = useApi();
  const { resource } = kind;
  const find = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const search = searchIn(address.address, 'find');
  const query = {
    page: pageIn(address.address, 'findPage'),
    pageSize,
    ...(search !== '' && { search }),
  };
  const partners = useQuery({
    queryKey: resourceKeys.list(resource, query),
    queryFn: ({ signal }) => resourceCalls(api, resource).list(query, signal),
    placeholderData: keepPreviousData,
  });
  function goToList(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector('a')?.focus();
  }
  return (
    <>
      {chosenId === undefined ? <FindKey onSearch={() => find.current?.focus()} /> : null}
      <FindBox
        inputRef={find}
        label={t`Find a ${{ one: words(resource.label.one) }}`}
        value={search}
        onFind={(text) => address.change({ find: text, findPage: undefined }, { replace: true })}
        onKeyDown={goToList}
      />
      <QueryContent
        query={partners}
        failed={t`The ${{ many: words(resource.label.many) }} could not be loaded`}
      >
        {(page) => (
          <div ref={list}>
            {page.total === 0 ? <NoPartners kind={kind} isSearched={search !== ''} /> : null}
            <PartnerLinks kind={kind} chosenId={chosenId} partners={page.data} />
            <PageFoot
              list={page}
              address={address}
              name="findPage"
              label={t`Pages of ${{ many: words(resource.label.many) }}`}
            />
          </div>
        )}
      </QueryContent>
    </>
  );
}

/** Binds the search key; mounted only without a chosen partner, whose chemicals' search uses the key otherwise. */
function FindKey({ onSearch }: Pick<ListKeys, 'onSearch'>) {
  useListKeys({ onSearch, onNew: undefined });
  return null;
}

interface PartnerLine {
  readonly _id: string;
  readonly companyName: string;
  readonly active: boolean;
  readonly chemicalCount: number;
}

interface PartnerLinksProps extends PartnerListProps {
  partners: readonly PartnerLine[];
}

const chemicalNoun = { one: 'chemical', many: 'chemicals' };

/** Links keep the search among partners and drop the parameters of the chemicals' lists. */
function PartnerLinks({ kind, chosenId, partners }: PartnerLinksProps) {
  const { address } = useAddress();
  const [focusedId, setFocusedId] = useState<string>();
  if (partners.length === 0) return null;
  const has = (id: string | undefined) => partners.some(({ _id }) => _id === id);
  const stopId = [focusedId, chosenId].find(has) ?? partners[0]?._id;
  const hrefOf = (id: string) => {
    const parameters = [...address].filter(([name]) => name === 'find' || name === 'findPage');
    const own = [...new URLSearchParams(kind.mappingHref(id).split('?')[1])];
    return { search: `?${new URLSearchParams([...own, ...parameters])}` };
  };
  return (
    <List>
      {partners.map(({ _id, companyName, active, chemicalCount }) => (
        <li key={_id}>
          <Row
            to={hrefOf(_id)}
            tabIndex={_id === stopId ? 0 : -1}
            onFocus={() => setFocusedId(_id)}
            onKeyDown={moveInList}
            {...(_id === chosenId && { 'aria-current': 'true' as const })}
          >
            <span>{companyName}</span>
            <small>
              {countText(chemicalCount, chemicalNoun)}
              {active ? null : <Badge>{t`Inactive`}</Badge>}
            </small>
          </Row>
        </li>
      ))}
    </List>
  );
}

interface NoPartnersProps {
  kind: MappingKind;
  isSearched: boolean;
}

function NoPartners({ kind, isSearched }: NoPartnersProps) {
  const { one, many } = kind.resource.label;
  if (isSearched) {
    return (
      <EmptyState title={t`Nothing found`} icon={<SearchX />}>
        {t`No ${{ one: words(one) }} has this in its name, contact person or tax number.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`No ${{ many: words(many) }} yet`} icon={<Users />}>
      {t`Record the first ${{ one: words(one) }}; then it can be linked to chemicals.`}
    </EmptyState>
  );
}
