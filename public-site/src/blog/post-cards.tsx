import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import type { PostSummary } from './blog-view';
import { PostFacts } from './post-facts';
import { PostPlate } from './post-plate';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: clamp(2rem, 4vw, 3rem) clamp(1.5rem, 3vw, 2.5rem);
  padding: 0;
  list-style: none;
`;

/** A single link that covers the whole card. */
const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;

  & :is(h2, h3) {
    margin-top: 0.25rem;
    font-size: 1.1875rem;
    font-weight: 620;
    line-height: 1.28;
    letter-spacing: -0.018em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  & :is(h2, h3) a {
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }
  & :is(h2, h3) a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover :is(h2, h3) a {
    color: ${token.color.brandText};
  }
`;

const Plate = styled(PostPlate)`
  margin-bottom: 1rem;
  aspect-ratio: 16 / 9;
`;

export const PostCategory = styled.p`
  color: ${token.color.brandText};
  font-size: 0.875rem;
  font-weight: ${token.weight.medium};
`;

const Excerpt = styled.p`
  display: -webkit-box;
  margin: 0.5rem 0 0.75rem;
  color: ${token.color.textMuted};
  font-size: 0.9375rem;
  line-height: 1.55;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Foot = styled.div`
  margin-top: auto;
`;

interface PostCardsProps {
  posts: readonly PostSummary[];
  /** The heading level of their titles. */
  heading: 'h2' | 'h3';
}

/** A grid of posts with their pictures. */
export function PostCards({ posts, heading: Heading }: PostCardsProps) {
  if (posts.length === 0) return null;
  return (
    <Cards>
      {posts.map(
        ({ href, title, titleLang, picture, category, excerpt, excerptLang, ...facts }) => (
          <li key={href}>
            <Card>
              <Plate picture={picture} sizes="(max-width: 44rem) 92vw, 25rem" />
              {category === null ? null : (
                <PostCategory lang={category.lang}>{category.name}</PostCategory>
              )}
              <Heading>
                <a href={href} lang={titleLang}>
                  {title}
                </a>
              </Heading>
              {excerpt === null ? null : <Excerpt lang={excerptLang}>{excerpt}</Excerpt>}
              <Foot>
                <PostFacts {...facts} author={null} />
              </Foot>
            </Card>
          </li>
        ),
      )}
    </Cards>
  );
}
