import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { Reading } from '../common/reading';
import { SitePicture } from '../common/site-picture';
import { Title } from '../common/title';
import type { AboutView } from './about-view';

const Picture = styled(SitePicture)`
  width: 100%;
  margin-bottom: clamp(1.5rem, 3vw, 2.25rem);
  border: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};
  aspect-ratio: 21 / 9;
  object-fit: cover;
`;

const Body = styled.div`
  margin-top: clamp(1.5rem, 3vw, 2.25rem);
`;

const Next = styled.nav`
  margin-top: clamp(3rem, 7vw, 5rem);
  border-top: 1px solid ${token.color.border};

  & a {
    display: inline-flex;
    align-items: center;
    gap: 0.75rem;
    padding-block: 1.5rem;
    color: ${token.color.brandText};
    font-size: clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem);
    font-weight: 620;
    letter-spacing: -0.02em;
    text-decoration: none;
    overflow-wrap: anywhere;
    ${focusRing}
  }
  & a:hover {
    text-decoration: underline;
  }
  & svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }
`;

const pictureSizes = '(max-width: 44rem) 92vw, 41rem';

/** A page about the company, with links to the others. */
export function AboutPage(view: AboutView) {
  const { crumbs, title, picture, content, pages, href } = view;
  const next = pages[pages.findIndex((page) => page.href === href) + 1];
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <article>
        <Title lang={view.titleLang}>{title}</Title>
        <Body>
          <Reading
            nodes={content}
            lang={view.contentLang}
            {...(pages.length > 1 && { beside: <AboutPages pages={pages} href={href} /> })}
            opening={
              picture === null ? null : <Picture picture={picture} sizes={pictureSizes} isFirst />
            }
          />
        </Body>
      </article>
      {next === undefined ? null : (
        <Next aria-label={t`Next page`} className="not-in-print">
          <a href={next.href} rel="next" lang={next.lang}>
            {next.name} <ArrowRight aria-hidden="true" />
          </a>
        </Next>
      )}
    </Page>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;

  & a {
    display: block;
    padding-block: 0.4375rem;
    padding-inline: 0.875rem 0;
    border-inline-start: 2px solid ${token.color.border};
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
    line-height: 1.4;
    text-decoration: none;
    overflow-wrap: anywhere;
    ${focusRing}
  }
  & a:hover {
    color: ${token.color.text};
  }
  & a[aria-current] {
    border-color: ${token.color.brand};
    color: ${token.color.brandText};
    font-weight: ${token.weight.medium};
  }
`;

function AboutPages({ pages, href }: Pick<AboutView, 'pages' | 'href'>) {
  return (
    <nav aria-label={t`About the company`} className="not-in-print">
      <List>
        {pages.map((page) => (
          <li key={page.href}>
            <a
              href={page.href}
              lang={page.lang}
              {...(page.href === href && { 'aria-current': 'page' as const })}
            >
              {page.name}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
