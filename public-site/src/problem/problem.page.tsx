import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { Lead, Page } from '../common/look';
import { Title } from '../common/title';
import { pageHref } from '../common/hrefs';
import { SearchBox } from '../search-box/search-box';
import { problemText } from './problem-text';
import type { ProblemView } from './problem-view';

const Wrapper = styled(Page)`
  padding-block: clamp(3rem, 10vh, 7rem);
`;

const Status = styled.p`
  margin-bottom: 0.75rem;
  color: ${token.color.brandText};
  font-family: ${token.font.mono};
  font-size: 1.125rem;
`;

const Again = styled.div`
  max-width: 40rem;
  margin-top: 2.25rem;
`;

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.75rem;
  margin-top: 2rem;
  padding: 0;
  font-weight: ${token.weight.medium};
  list-style: none;

  & a {
    display: inline-block;
    padding-block: 0.375rem;
  }
`;

function ways() {
  return [
    { name: t`Home`, href: pageHref('home') },
    { name: t`Categories`, href: pageHref('categories') },
    { name: t`Chemicals A–Z`, href: pageHref('letterPage') },
    { name: t`Search by structure or property`, href: pageHref('advancedSearch') },
    { name: t`Contact`, href: pageHref('contact') },
  ];
}

interface ProblemPageProps {
  status: ProblemView['status'];
}

/** Replaces a page that cannot be shown. */
export function ProblemPage({ status }: ProblemPageProps) {
  const { title, advice } = problemText(status);
  return (
    <Wrapper>
      <Status>{status}</Status>
      <Title>{title}</Title>
      <Lead>{advice}</Lead>
      {status === 404 ? (
        <Again>
          <SearchBox id="search-again" size="page" />
        </Again>
      ) : null}
      <Ways>
        {ways().map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </Ways>
    </Wrapper>
  );
}
