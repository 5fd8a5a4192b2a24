import { t } from '@lingui/core/macro';
import type { blogs } from 'contract/content';
import { busyLine, Skeleton, token } from 'shared-ui';
import { type RowOf } from 'shared-ui/resource';
import styled from 'styled-components';
import { moveBetweenCards } from './move-between-cards';
import { PostCard } from './post-card';

const Cards = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${token.space[4]};
  padding: 0;
  list-style: none;

  &[aria-busy='true']::before {
    ${busyLine}
    top: 0;
  }
  & > li {
    display: flex;
    min-width: 0;
  }
`;

interface PostCardsProps {
  posts: readonly RowOf<typeof blogs>[];
  isFetching: boolean;
}

/** A page of posts as cards; arrow keys move between them. */
export function PostCards({ posts, isFetching }: PostCardsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links in it get the focus
    <Cards aria-label={t`Posts`} aria-busy={isFetching} onKeyDown={moveBetweenCards}>
      {posts.map((post) => (
        <li key={post._id}>
          <PostCard post={post} />
        </li>
      ))}
    </Cards>
  );
}

/** The placeholder while the posts load. */
export function CardsSkeleton() {
  return (
    <Cards as="div" aria-busy="true">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} height="20rem" />
      ))}
    </Cards>
  );
}
