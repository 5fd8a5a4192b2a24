import { t } from '@lingui/core/macro';
import styled from 'styled-components';
import { token } from 'shared-ui';
import { ChemicalList } from '../chemical/chemical-list';
import { Page, pageWidth, SectionTitle } from '../common/look';
import { PageTop } from '../common/page-top';
import { Reading } from '../common/reading';
import { ArticleHeader } from './article-header';
import type { ArticleView } from './blog-view';
import { PostCards } from './post-cards';

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
            <Reading nodes={content} outline={outline} lang={view.contentLang} />
          </Body>
        </article>
        {chemicals.length === 0 ? null : (
          <After aria-labelledby="related-chemicals" className="not-in-print">
            <SectionTitle id="related-chemicals">{t`Chemicals in this article`}</SectionTitle>
            <ChemicalList chemicals={chemicals} />
          </After>
        )}
        {more.length === 0 ? null : (
          <After aria-labelledby="more-posts" className="not-in-print">
            <SectionTitle id="more-posts">{moreText(category?.name)}</SectionTitle>
            <PostCards posts={more} heading="h3" />
          </After>
        )}
      </Page>
    </>
  );
}

function moreText(category: string | undefined): string {
  return category === undefined ? t`More on this` : t`More on ${category}`;
}

interface ArticleTagsProps {
  view: ArticleView;
}

/** Open Graph's tags for articles. React hoists them to the page's head. */
function ArticleTags({ view }: ArticleTagsProps) {
  const { published, updatedAt, category, author } = view;
  return (
    <>
      {published === null ? null : (
        <meta property="article:published_time" content={published.iso} />
      )}
      <meta property="article:modified_time" content={updatedAt} />
      {category === null ? null : <meta property="article:section" content={category.name} />}
      {author === null ? null : <meta name="author" content={author} />}
    </>
  );
}

const Bar = styled.aside`
  position: sticky;
  z-index: ${token.layer.popup};
  top: 0;
  background: ${token.color.warningSoft};
  color: ${token.color.onWarningSoft};
  border-bottom: 1px solid ${token.color.warning};
`;

const Words = styled.p`
  ${pageWidth}
  padding-block: 0.625rem;
  font-size: 0.9375rem;

  & strong {
    margin-inline-end: 0.5rem;
  }
`;

interface PreviewBarProps {
  text: string;
}

/** Marks a page as a preview. The address grants access, so no link of the page passes it on. */
function PreviewBar({ text }: PreviewBarProps) {
  return (
    <Bar aria-label={t`Preview`}>
      <meta name="referrer" content="no-referrer" />
      <Words>
        <strong>{t`Preview`}</strong> {text}
      </Words>
    </Bar>
  );
}
