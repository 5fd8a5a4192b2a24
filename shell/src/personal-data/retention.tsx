import { dateTimeText } from 'contract';
import type { RetentionKind } from 'contract/privacy';
import { Card, ErrorState, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import styled from 'styled-components';
import { personalDataHref } from '../app/hrefs';
import { PagedList } from '../parts/paged-list';
import { StackedTable } from '../parts/stacked-table';
import { RetentionRuleForm } from './retention-rule-form';
import { useRules, useRuns } from './use-personal-data';

const Cards = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

/** What each rule removes. */
export const ruleTexts: Readonly<Record<RetentionKind, { label: string; help: string }>> = {
  spam: { label: 'Spam', help: 'Forms from the site and applications that are marked as spam.' },
  applications: {
    label: 'Job applications',
    help: 'With their résumés. Those of people who were hired stay.',
  },
  mailBodies: {
    label: 'Bodies of emails',
    help: 'The outbox still says who was sent what, and when.',
  },
  uploads: {
    label: 'Files that nothing uses',
    help: 'Résumés and files for staff alone. Public files stay in the library.',
  },
  inquiries: {
    label: 'Closed inquiries',
    help: 'Contact, texts and files, with the follow-ups, offers and orders, this long after the last change of the inquiry and its orders. Number, items and outcome stay, and all of it while an order is neither invoiced nor cancelled.',
  },
  offers: {
    label: 'Offers of closed inquiries',
    help: 'The PDF, and who got and accepted it, this long after the last change of the offer and the inquiry’s orders. Number, lines and sums stay, and all of it while an order is neither invoiced nor cancelled. Look first at how long the law wants business letters to be kept.',
  },
  customers: {
    label: 'Contacts of inactive customers',
    help: 'Contact person, emails and telephone numbers of customers without a change, an inquiry, an order and a mail for this long, and without an order that is neither invoiced nor cancelled. The company stays.',
  },
  auditAddresses: {
    label: 'Addresses in the audit',
    help: 'The network addresses that staff’s requests came from. Who did what and when stays.',
  },
};

/** The retention rules, and what they removed. */
export function Retention({ page }: { readonly page: number }) {
  const { data, error, refetch } = useRules();
  return (
    <Cards>
      <Card
        title="How long data is kept"
        description="What is older is removed once a day. The site’s privacy policy should say the same."
      >
        {error === null ? null : (
          <ErrorState title="The rules could not be read" onRetry={() => void refetch()}>
            {messageOf(error)}
          </ErrorState>
        )}
        {data === undefined && error === null ? <Skeleton height="16rem" /> : null}
        {data?.map((rule) => (
          <RetentionRuleForm key={rule.kind} rule={rule} {...ruleTexts[rule.kind]} />
        ))}
      </Card>
      <Card title="What was removed">
        <PagedList
          query={useRuns(page)}
          hrefOf={(to) => personalDataHref({ tab: 'retention', page: to })}
          empty={{ title: 'Nothing yet', text: 'No rule has removed anything so far.' }}
        >
          {(runs) => (
            <StackedTable>
              <thead>
                <tr>
                  {['What', 'When', 'Older than', 'Entries', 'Files'].map((name) => (
                    <th scope="col" key={name}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {runs.map((run) => (
                  <tr key={run._id}>
                    <th scope="row">{ruleTexts[run.kind].label}</th>
                    <td data-label="When">{dateTimeText(run.at)}</td>
                    <td data-label="Older than">{dateTimeText(run.before)}</td>
                    <td data-label="Entries">{run.removed}</td>
                    <td data-label="Files">{run.files}</td>
                  </tr>
                ))}
              </tbody>
            </StackedTable>
          )}
        </PagedList>
      </Card>
    </Cards>
  );
}
