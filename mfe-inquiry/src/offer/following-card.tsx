import { t } from '@lingui/core/macro';
import { dateText, dateTimeText, utcDateText } from 'contract';
import { followUps, type Offer, offerEndpoints, offers } from 'contract/inquiry';
import { Button, Card, token } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { useCall, useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';
import { planText } from './plan-text';
import { useTakeBackPlan } from './use-take-back-plan';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[4]};

  & + & {
    margin-top: ${token.space[3]};
  }
  & > p {
    flex: 1 1 16rem;
    margin: 0;
  }
`;

/** What follows from sending an offer while it waits for its answer: the next step, and the reminder to the customer. */
export function FollowingCard({ offer }: { offer: Offer }) {
  const isPlanned = offer.state === 'sent' && planText(offer) !== null;
  const isReminded =
    offer.remindedAt !== null || (offer.state === 'sent' && offer.remindOn !== null);
  if (!isPlanned && !isReminded) return null;
  return (
    <Card title={t`Follow-up`} aria-label={t`Follow-up`}>
      {isPlanned ? <PlanLine offer={offer} /> : null}
      {isReminded ? <ReminderLine offer={offer} /> : null}
    </Card>
  );
}

function PlanLine({ offer }: { offer: Offer }) {
  const { run, isBusy } = useTakeBackPlan(offer._id);
  const { data: step } = useResourceRecord(followUps, offer.followUpId ?? undefined);
  const dueAt = step?.doneAt === null ? step.dueAt : null;
  return (
    <Line>
      <p>
        {planText(offer)}
        {dueAt === null ? null : <> {t`It is due on ${{ when: dateTimeText(dueAt) }}.`}</>}
      </p>
      <Permitted to={offerEndpoints.takeBackPlan}>
        <Button variant="outline" size="sm" isLoading={isBusy} onClick={() => void run()}>
          {t`Undo`}
        </Button>
      </Permitted>
    </Line>
  );
}

function ReminderLine({ offer: { _id, remindOn, remindedAt } }: { offer: Offer }) {
  const { run, isBusy } = useCall(offerEndpoints.cancelReminder, {
    success: ({ data }) =>
      data.remindedAt === null ? t`The customer is not reminded` : t`It was sent already`,
    failure: t`Not changed`,
    refresh: [offers],
  });
  if (remindedAt !== null) {
    return (
      <Line>
        <p>{t`The customer was reminded on ${{ day: dateText(remindedAt) }}.`}</p>
      </Line>
    );
  }
  return (
    <Line>
      <p>{t`The customer is reminded on ${{ day: utcDateText(remindOn ?? '') }}, unless there is an answer before.`}</p>
      <Permitted to={offerEndpoints.cancelReminder}>
        <Button
          variant="outline"
          size="sm"
          isLoading={isBusy}
          onClick={() => void run({ id: _id })}
        >
          {t`Do not send`}
        </Button>
      </Permitted>
    </Line>
  );
}
