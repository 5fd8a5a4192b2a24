import styled from 'styled-components';
import { token } from 'shared-ui';
import { ChemicalList } from '../chemical/chemical-list';
import { Page, SectionTitle } from '../common/look';
import { PageTop } from '../common/page-top';
import { Reading } from '../common/reading';
import { ArticleHeader } from './article-header';
import { ArticleTags } from './article-tags';
import type { ArticleView } from './blog-view';
import { PostCards } from './post-cards';
import { PreviewBar } from './preview-bar';

const Body = styled.div`
  margin-top: clamp(2rem, 5vw, 4rem);
`;

const After = styled.section`
  margin-top: clamp(3rem, 7vw, 5.5rem);
  padding-top: clamp(1.5rem, 3vw, 2.5rem);
  border-top: 1px solid ${token.color.border};

  & > h2 {
    margin-bottom: 1.25rem;
  }
`;

export function ArticlePage(view: ArticleView) {
  const { crumbs, content, outline, chemicals, more, preview, category } = view;
  return (
    <>
      {preview === null ? null : <PreviewBar text={preview} />}
      <Page>
        <ArticleTags view={view} />
        <PageTop crumbs={crumbs} />
        <article>
          <ArticleHeader view={view} />
          <Body>
            <Reading nodes={content} outline={outline} />
          </Body>
        </article>
        {chemicals.length === 0 ? null : (
          <After aria-labelledby="related-chemicals" className="not-in-print">
            <SectionTitle id="related-chemicals">Chemicals in this article</SectionTitle>
            <ChemicalList chemicals={chemicals} />
          </After>
        )}
        {more.length === 0 ? null : (
          <After aria-labelledby="more-posts" className="not-in-print">
            <SectionTitle id="more-posts">More on {category?.name ?? 'this'}</SectionTitle>
            <PostCards posts={more} heading="h3" />
          </After>
        )}
      </Page>
    </>
  );
}
