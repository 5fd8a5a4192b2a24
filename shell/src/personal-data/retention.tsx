import { t } from '@lingui/core/macro';
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
  spam: {
    get label() {
      return t`Spam`;
    },
    get help() {
      return t`Forms from the site and applications that are marked as spam.`;
    },
  },
  applications: {
    get label() {
      return t`Job applications`;
    },
    get help() {
      return t`With their résumés. Those of people who were hired stay.`;
    },
  },
  mailBodies: {
    get label() {
      return t`Bodies of emails`;
    },
    get help() {
      return t`The outbox still says who was sent what, and when.`;
    },
  },
  uploads: {
    get label() {
      return t`Files that nothing uses`;
    },
    get help() {
      return t`Résumés and files for staff alone. Public files stay in the library.`;
    },
  },
  inquiries: {
    get label() {
      return t`Closed inquiries`;
    },
    get help() {
      return t`Contact, texts and files, with the follow-ups, offers and orders, this long after the last change of the inquiry and its orders. Number, items and outcome stay, and all of it while an order is neither invoiced nor cancelled.`;
    },
  },
  offers: {
    get label() {
      return t`Offers of closed inquiries`;
    },
    get help() {
      return t`The PDF, and who got and accepted it, this long after the last change of the offer and the inquiry’s orders. Number, lines and sums stay, and all of it while an order is neither invoiced nor cancelled. Look first at how long the law wants business letters to be kept.`;
    },
  },
  customers: {
    get label() {
      return t`Contacts of inactive customers`;
    },
    get help() {
      return t`Contact person, emails and telephone numbers of customers without a change, an inquiry, an order and a mail for this long, and without an order that is neither invoiced nor cancelled. The company stays.`;
    },
  },
  auditAddresses: {
    get label() {
      return t`Addresses in the audit`;
    },
    get help() {
      return t`The network addresses that staff’s requests came from. Who did what and when stays.`;
    },
  },
};

/** The retention rules, and what they removed. */
export function Retention({ page }: { readonly page: number }) {
  const { data, error, refetch } = useRules();
  return (
    <Cards>
      <Card
        title={t`How long data is kept`}
        description={t`What is older is removed once a day. The site’s privacy policy should say the same.`}
      >
        {error === null ? null : (
          <ErrorState title={t`The rules could not be read`} onRetry={() => void refetch()}>
            {messageOf(error)}
          </ErrorState>
        )}
        {data === undefined && error === null ? <Skeleton height="16rem" /> : null}
        {data?.map((rule) => (
          <RetentionRuleForm key={rule.kind} rule={rule} {...ruleTexts[rule.kind]} />
        ))}
      </Card>
      <Card title={t`What was removed`}>
        <PagedList
          query={useRuns(page)}
          hrefOf={(to) => personalDataHref({ tab: 'retention', page: to })}
          empty={{ title: t`Nothing yet`, text: t`No rule has removed anything so far.` }}
        >
          {(runs) => (
            <StackedTable>
              <thead>
                <tr>
                  {[t`What`, t`When`, t`Older than`, t`Entries`, t`Files`].map((name) => (
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
                    <td data-label={t`When`}>{dateTimeText(run.at)}</td>
                    <td data-label={t`Older than`}>{dateTimeText(run.before)}</td>
                    <td data-label={t`Entries`}>{run.removed}</td>
                    <td data-label={t`Files`}>{run.files}</td>
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
