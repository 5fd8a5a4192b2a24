import { token } from 'shared-ui';
import styled from 'styled-components';
import type { PostSummary } from './blog-view';

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  color: ${token.color.textMuted};
  font-size: 0.875rem;

  & span,
  & time {
    overflow-wrap: anywhere;
  }
`;

type PostFactsProps = Pick<PostSummary, 'author' | 'published' | 'reading'>;

/** The author, date and reading time of a post. */
export function PostFacts({ author, published, reading }: PostFactsProps) {
  return (
    <Facts>
      {author === null ? null : <span>{author}</span>}
      {published === null ? null : <time dateTime={published.iso}>{published.text}</time>}
      <span>{reading}</span>
    </Facts>
  );
}
