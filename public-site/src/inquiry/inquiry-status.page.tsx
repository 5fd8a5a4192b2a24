import type { InquiryProgress } from 'contract/inquiry';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { CopyButton } from '../chemical/copy-button';
import { Code, Page, SectionTitle } from '../common/look';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { inquiryHref } from '../hrefs';
import { BasketTools } from './basket-tools';
import type { InquiryStatusView } from './inquiry-status-view';
import { SectionTop } from './section-look';
import { SentItems } from './sent-items';
import { StateSteps } from './state-steps';

const Facts = styled.div`
  display: grid;
  gap: 0.375rem;
  max-width: 44rem;
  margin-top: 1rem;
  color: ${token.color.textMuted};

  & strong {
    color: ${token.color.text};
  }
`;

const Part = styled.section`
  margin-top: clamp(2rem, 5vw, 3rem);
`;

const words: Readonly<Record<InquiryProgress['state'], string>> = {
  received: 'Our sales team checks each line and will reply by email.',
  'in-progress': 'Our sales team is working on it and will reply by email.',
  closed: 'We have answered it. If anything is still open, write to us and quote the number.',
};

/** The status of an inquiry; also the receipt of one just sent. */
export function InquiryStatusPage(view: InquiryStatusView) {
  const { crumbs, reference, sentAt, state, items } = view;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>We have received your inquiry</Title>
      <Facts>
        <p>
          Its number is <Code as="strong">{reference}</Code>.
          <CopyButton label="number" value={reference} /> Please quote it when you contact us.
        </p>
        <p>
          Sent on <time dateTime={sentAt.iso}>{sentAt.text}</time>. {words[state]}
        </p>
      </Facts>
      <StateSteps state={state} />
      <Part aria-labelledby="items">
        <SectionTop>
          <SectionTitle id="items">Products requested</SectionTitle>
          <BasketTools
            readLines={() => items.map((item) => ({ ...item.shared, address: '' }))}
            fileName={`${reference}.csv`}
          />
        </SectionTop>
        <SentItems items={items} />
      </Part>
      <Part className="not-in-print" aria-label="What comes next">
        <p>
          Bookmark this page to follow your inquiry. Anyone with its address can see it.{' '}
          <a href={inquiryHref}>Start another inquiry</a>
        </p>
      </Part>
    </Page>
  );
}
