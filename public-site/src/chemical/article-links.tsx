import { token } from 'shared-ui';
import styled from 'styled-components';
import { quietLink, SectionTitle } from '../common/look';
import type { ArticleLink } from './chemical-view';

const Section = styled.section`
  margin-top: clamp(2.5rem, 6vw, 4rem);
  scroll-margin-top: 1.5rem;
`;

const Articles = styled.ul`
  margin-top: 1rem;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${token.color.border};

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 2rem;
    padding-block: 0.75rem;
    border-bottom: 1px solid ${token.color.border};
  }
  & a {
    ${quietLink}
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
  }
  & time {
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
  }
`;

interface ArticleLinksProps {
  articles: readonly ArticleLink[];
}

/** Articles about the chemical. */
export function ArticleLinks({ articles }: ArticleLinksProps) {
  if (articles.length === 0) return null;
  return (
    <Section id="articles" aria-labelledby="articles-title" className="not-in-print">
      <SectionTitle id="articles-title">Articles</SectionTitle>
      <Articles>
        {articles.map(({ title, href, published }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            {published === null ? null : <time dateTime={published.iso}>{published.text}</time>}
          </li>
        ))}
      </Articles>
    </Section>
  );
}
