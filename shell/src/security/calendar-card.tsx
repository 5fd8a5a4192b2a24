import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { dateTimeText } from 'contract';
import { calendarEndpoints } from 'contract/inquiry';
import { useState } from 'react';
import { Button, Card, token } from 'shared-ui';
import { meets, useApi, usePermissions } from 'shared-ui/client';
import { useAction } from 'shared-ui/resource';
import styled from 'styled-components';
import { SecretNote } from '../integrations/secret-note';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-top: ${token.space[3]};
`;

const feedKey = ['calendar', 'feed'] as const;

/** The secret address by which other calendars show the person's follow-ups: made, renewed and removed. */
export function CalendarCard() {
  const permissions = usePermissions();
  return meets(permissions, calendarEndpoints.range.needs) ? <Feed /> : null;
}

function Feed() {
  const api = useApi();
  const [url, setUrl] = useState<string>();
  const { data, refetch } = useQuery({
    queryKey: feedKey,
    queryFn: async ({ signal }) => (await api.call(calendarEndpoints.readFeed, { signal })).data,
  });
  const renew = useAction(async () => (await api.call(calendarEndpoints.renewFeed)).data, {
    failure: t`No address was made`,
    onSuccess: (made) => {
      setUrl(made.url);
      void refetch();
    },
  });
  const remove = useAction(() => api.call(calendarEndpoints.removeFeed), {
    success: () => t`The address of your calendar has ended`,
    failure: t`The address was not removed`,
    onSuccess: () => {
      setUrl(undefined);
      void refetch();
    },
  });
  const hasFeed = data !== undefined && data !== null;
  return (
    <Card
      title={t`Calendar`}
      description={t`Shows your open follow-ups in the calendar of a phone or computer: subscribe to a secret address there.`}
    >
      <p>
        {hasFeed
          ? t`Address made on ${{ dateTimeText: dateTimeText(data.createdAt) }}.`
          : t`No address yet.`}
      </p>
      <SecretNote secret={url}>
        {t`Add this address to your calendar as a subscription. It is shown once; whoever has it sees your follow-ups.`}
      </SecretNote>
      <Buttons>
        <Button variant="outline" isLoading={renew.isBusy} onClick={() => void renew.run()}>
          {hasFeed ? t`Make a new address` : t`Make an address`}
        </Button>
        {hasFeed ? (
          <Button variant="outline" isLoading={remove.isBusy} onClick={() => void remove.run()}>
            {t`Remove the address`}
          </Button>
        ) : null}
      </Buttons>
    </Card>
  );
}
