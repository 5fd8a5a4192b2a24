import type { inquiries } from 'contract';
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
import { addInquiryHref } from '../routes';
import { InquiryFilters } from './inquiry.filters';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[3]};

  & > :last-child {
    margin-inline-start: auto;
  }
  @media (width < ${breakpoint.compact}) {
    & > :first-child {
      flex-basis: 100%;
    }
  }
`;

interface BoardToolbarProps {
  list: ResourceList<typeof inquiries>;
}

/** The search and the filters of the list, over the board. */
export function BoardToolbar({ list }: BoardToolbarProps) {
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const onNew = () => void navigate(addInquiryHref());
  useListKeys({ onSearch: () => search.current?.focus(), onNew });
  return (
    <Line>
      <SearchBox
        label="Search inquiries"
        value={list.state.search}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
        inputRef={search}
      />
      <InquiryFilters list={list} />
      <Button onClick={onNew} aria-keyshortcuts="n" aria-label="New inquiry">
        <Plus /> New {useIsNarrow() ? null : 'inquiry'}
      </Button>
    </Line>
  );
}
