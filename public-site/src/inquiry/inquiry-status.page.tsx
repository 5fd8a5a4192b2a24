import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import type { InquiryProgress } from 'contract/inquiry';
import { useEffect } from 'react';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';
import { Check } from 'lucide-react';
import { CopyButton } from '../chemical/copy-button';
import { Code, Page, SectionTitle } from '../common/look';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { pageHref } from '../common/hrefs';
import { BasketTools } from './basket-tools';
import type { InquiryStatusView } from './inquiry-status-view';
import { SectionTop } from './section-look';
import { keepSent } from './sent-inquiries';
import { SentItems } from './sent-items';

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

  & > form + p {
    margin-top: 1rem;
  }
`;

function words(): Readonly<Record<InquiryProgress['state'], string>> {
  return {
    received: t`Our sales team checks each line and will reply by email.`,
    'in-progress': t`Our sales team is working on it and will reply by email.`,
    closed: t`We have answered it. If anything is still open, write to us and quote the number.`,
  };
}

function offerText({ sentTo }: NonNullable<InquiryProgress['offer']>): string {
  return sentTo === null
    ? t`An offer was sent by email. If its link leads to this page, ask us to send the offer again.`
    : t`An offer was sent to ${sentTo}. Open it with the link in that mail.`;
}

/** The status of an inquiry; also the receipt of one just sent. */
export function InquiryStatusPage(view: InquiryStatusView) {
  const { crumbs, reference, sentAt, state, items, offer } = view;
  const day = sentAt.text;
  // The browser keeps what this visitor sent: there is no account. The key is in its address alone.
  useEffect(() => {
    const href = location.pathname + location.search;
    keepSent({ reference, href, sent: day });
  }, [reference, day]);
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{t`We have received your inquiry`}</Title>
      <Facts>
        <p>
          <Trans>
            Its number is <Code as="strong">{reference}</Code>.
            <CopyButton label={t`number`} value={reference} /> Please quote it when you contact us.
          </Trans>
        </p>
        <p>
          <Trans>
            Sent on <time dateTime={sentAt.iso}>{day}</time>.
          </Trans>{' '}
          {offer === null ? words()[state] : offerText(offer)}
        </p>
      </Facts>
      <StateSteps state={state} />
      <Part aria-labelledby="items">
        <SectionTop>
          <SectionTitle id="items">{t`Products requested`}</SectionTitle>
          <BasketTools
            readLines={() => items.map((item) => ({ ...item.shared, address: '' }))}
            fileName={`${reference}.csv`}
          />
        </SectionTop>
        <SentItems items={items} />
      </Part>
      <Part className="not-in-print" aria-label={t`What comes next`}>
        <form method="post" action={pageHref('orderList')}>
          <input type="hidden" name="list" value={listOf(items)} />
          <Button type="submit" variant="outline">
            {t`Ask for the same again`}
          </Button>
        </form>
        <p>
          <Trans>
            Bookmark this page to follow your inquiry; this browser keeps it among{' '}
            <a href={pageHref('sentInquiries')}>your inquiries</a>. Anyone with its address can see
            it.
          </Trans>{' '}
          <a href={pageHref('inquiry')}>{t`Start another inquiry`}</a>
        </p>
      </Part>
    </Page>
  );
}

/** The lines as a list that can be asked for: `Methanol, 25 kg, AR`. */
function listOf(items: InquiryStatusView['items']): string {
  return items
    .map(({ name, amount, shared: { grade } }) =>
      [name, amount ?? '', grade].filter((part) => part !== '').join(', '),
    )
    .join('\n');
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  max-width: 44rem;
  margin-top: clamp(1.5rem, 4vw, 2.5rem);
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    gap: 0.375rem;
    align-items: center;
    padding-top: 0.75rem;
    border-top: 2px solid ${token.color.border};
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
  }
  & li[data-done] {
    border-color: ${token.color.brand};
    color: ${token.color.text};
  }
  & li[aria-current] {
    font-weight: ${token.weight.semibold};
  }
  & svg {
    width: 1rem;
    height: 1rem;
    color: ${token.color.brandText};
  }
`;

function steps(): readonly (readonly [state: InquiryProgress['state'], label: string])[] {
  return [
    ['received', t`Received`],
    ['in-progress', t`In progress`],
    ['closed', t({ message: 'Closed', context: 'inquiry' })],
  ];
}

function StateSteps({ state }: Pick<InquiryProgress, 'state'>) {
  const current = steps().findIndex(([step]) => step === state);
  return (
    <Steps aria-label={t`How it stands`}>
      {steps().map(([step, label], place) => (
        <li
          key={step}
          data-done={place <= current ? '' : undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          {place <= current ? <Check aria-hidden="true" /> : null}
          {label}
        </li>
      ))}
    </Steps>
  );
}
