import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { Pager } from '../common/pager';
import { Title } from '../common/title';
import { blogsHref } from '../hrefs';
import type { BlogsView } from './blog-view';
import { NewestPost } from './newest-post';
import { PostCards } from './post-cards';

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
      <nav aria-label="Categories of articles" className="not-in-print">
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
      {newest === null ? <NoPosts isAll={crumbs.at(-1)?.to === blogsHref} /> : null}
      {newest === null ? null : <NewestPost post={newest} />}
      <PostCards posts={posts} heading="h2" />
      <Pager paging={paging} />
    </Page>
  );
}

function NoPosts({ isAll }: { isAll: boolean }) {
  if (isAll) return <p>No article has been published yet.</p>;
  return (
    <p>
      No article has been published under this heading yet. <a href={blogsHref}>See all articles</a>
    </p>
  );
}
