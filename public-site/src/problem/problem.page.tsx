import { token } from 'shared-ui';
import styled from 'styled-components';
import { Lead, Page } from '../common/look';
import { Title } from '../common/title';
import { homeHref, letterIndexHref } from '../hrefs';
import { problemText } from './problem-text';
import type { ProblemView } from './problem-view';

const Place = styled(Page)`
  padding-block: clamp(3rem, 12vh, 8rem);
`;

const Status = styled.p`
  margin-bottom: 0.75rem;
  color: ${token.color.brandText};
  font-family: ${token.font.mono};
  font-size: 1.125rem;
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.75rem;
  margin-top: 2rem;
  font-weight: ${token.weight.medium};
`;

interface ProblemPageProps {
  status: ProblemView['status'];
}

/** Takes the place of a page that cannot be shown. */
export function ProblemPage({ status }: ProblemPageProps) {
  const { title, advice } = problemText[status];
  return (
    <Place>
      <Status>{status}</Status>
      <Title>{title}</Title>
      <Lead>{advice}</Lead>
      <Ways>
        <a href={homeHref}>First page</a>
        <a href={letterIndexHref}>Chemicals A–Z</a>
      </Ways>
    </Place>
  );
}
