import { token } from 'shared-ui';
import styled from 'styled-components';
import { Lead, quietLink } from '../common/look';
import { SitePicture } from '../common/site-picture';
import { Title } from '../common/title';
import type { ArticleView } from './blog-view';
import { PostCategory } from './post-cards';
import { PostFacts } from './post-facts';

const Head = styled.header`
  & h1 {
    max-width: 24ch;
    text-wrap: balance;
  }
`;

const Category = styled(PostCategory)`
  margin-bottom: 0.625rem;
  font-size: 0.9375rem;

  & a {
    ${quietLink}
  }
`;

const Facts = styled.div`
  margin-top: 1.25rem;
`;

const Picture = styled(SitePicture)`
  width: 100%;
  margin-top: clamp(1.75rem, 4vw, 3rem);
  border: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};
  aspect-ratio: 21 / 9;

  @media (max-width: 56rem) {
    aspect-ratio: 16 / 9;
  }
`;

interface ArticleHeaderProps {
  view: ArticleView;
}

/** The title, subject, author, date and picture of an article. */
export function ArticleHeader({ view }: ArticleHeaderProps) {
  const { title, titleLang, category, excerpt, excerptLang, picture } = view;
  return (
    <Head>
      {category === null ? null : (
        <Category>
          <a href={category.href} lang={category.lang}>
            {category.name}
          </a>
        </Category>
      )}
      <Title lang={titleLang}>{title}</Title>
      {excerpt === null ? null : <Lead lang={excerptLang}>{excerpt}</Lead>}
      <Facts>
        <PostFacts {...view} />
      </Facts>
      {picture === null ? null : (
        <Picture picture={picture} sizes="(max-width: 80rem) 94vw, 74rem" isFirst />
      )}
    </Head>
  );
}
