import { t } from '@lingui/core/macro';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { Pager } from '../common/pager';
import { Title } from '../common/title';
import { pageHref } from '../common/hrefs';
import type { BlogsView, PostSummary } from './blog-view';
import { PostCards, PostCategory } from './post-cards';
import { PostFacts } from './post-facts';
import { PostPlate } from './post-plate';

const Choice = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin: 1.5rem 0 clamp(2rem, 4vw, 3rem);
  padding: 0;
  list-style: none;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    padding: 0.25rem 1rem;
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.full};
    background: ${token.color.surface};
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
    font-weight: ${token.weight.medium};
    text-decoration: none;
    ${focusRing}
  }
  & a:hover {
    border-color: ${token.color.borderStrong};
    color: ${token.color.text};
  }
  & a[aria-current] {
    border-color: ${token.color.brand};
    background: ${token.color.brand};
    color: ${token.color.onBrand};
  }
`;

/** All posts or those of a category: the first one large, the others as cards. */
export function BlogsPage({ crumbs, title, categories, newest, posts, paging }: BlogsView) {
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{title}</Title>
      <nav aria-label={t`Categories of articles`} className="not-in-print">
        <Choice>
          {categories.map(({ name, href, isChosen }) => (
            <li key={href}>
              <a href={href} {...(isChosen && { 'aria-current': 'page' as const })}>
                {name}
              </a>
            </li>
          ))}
        </Choice>
      </nav>
      {newest === null ? <NoPosts isAll={crumbs.at(-1)?.to === pageHref('blogs')} /> : null}
      {newest === null ? null : <NewestPost post={newest} />}
      <PostCards posts={posts} heading="h2" />
      <Pager paging={paging} />
    </Page>
  );
}

function NoPosts({ isAll }: { isAll: boolean }) {
  if (isAll) return <p>{t`No article has been published yet.`}</p>;
  return (
    <p>
      {t`No article has been published under this heading yet.`}{' '}
      <a href={pageHref('blogs')}>{t`See all articles`}</a>
    </p>
  );
}

const Large = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: 1.25rem clamp(1.75rem, 4vw, 3.5rem);
  align-items: center;
  margin-bottom: clamp(2.5rem, 5vw, 4rem);
  padding-bottom: clamp(2.5rem, 5vw, 4rem);
  border-bottom: 1px solid ${token.color.border};

  @media (max-width: 56rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  & h2 {
    margin: 0.375rem 0 1rem;
    font-size: clamp(1.625rem, 1.2rem + 1.7vw, 2.5rem);
    font-weight: 640;
    line-height: 1.14;
    letter-spacing: -0.028em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  & h2 a {
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }
  & h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover h2 a {
    color: ${token.color.brandText};
  }
`;

const Plate = styled(PostPlate)`
  aspect-ratio: 16 / 10;
`;

const Excerpt = styled.p`
  max-width: 36rem;
  margin-bottom: 1.25rem;
  color: ${token.color.textMuted};
  font-size: clamp(1.0625rem, 1rem + 0.25vw, 1.1875rem);
  line-height: 1.55;
`;

interface NewestPostProps {
  post: PostSummary;
}

/** The first post of a list. */
function NewestPost({ post }: NewestPostProps) {
  const { href, title, titleLang, picture, category, excerpt, excerptLang } = post;
  return (
    <Large>
      <Plate picture={picture} sizes="(max-width: 56rem) 92vw, 44rem" isFirst />
      <div>
        {category === null ? null : (
          <PostCategory lang={category.lang}>{category.name}</PostCategory>
        )}
        <h2>
          <a href={href} lang={titleLang}>
            {title}
          </a>
        </h2>
        {excerpt === null ? null : <Excerpt lang={excerptLang}>{excerpt}</Excerpt>}
        <PostFacts {...post} />
      </div>
    </Large>
  );
}
