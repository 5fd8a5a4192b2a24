import type { blogs } from 'contract';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  breakpoint,
  Button,
  type ResourceList,
  SearchBox,
  token,
  useIsNarrow,
  useListKeys,
} from 'shared-ui';
import styled from 'styled-components';
import { blogFormHref } from '../routes';
import { BlogFilters } from './blog.filters';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[4]};

  & > :last-child {
    margin-inline-start: auto;
  }
  @media (width < ${breakpoint.compact}) {
    & > :first-child {
      flex-basis: 100%;
    }
  }
`;

interface CardsToolbarProps {
  list: ResourceList<typeof blogs>;
}

/** The search and the filters of the table, over the cards. */
export function CardsToolbar({ list }: CardsToolbarProps) {
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const onNew = () => void navigate(blogFormHref());
  useListKeys({ onSearch: () => search.current?.focus(), onNew });
  return (
    <Line>
      <SearchBox
        label="Search posts"
        value={list.state.search}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
        inputRef={search}
      />
      <BlogFilters list={list} />
      <Button onClick={onNew} aria-keyshortcuts="n" aria-label="New post">
        <Plus /> New {useIsNarrow() ? null : 'post'}
      </Button>
    </Line>
  );
}
