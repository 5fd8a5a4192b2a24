import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import type { Colleague, ColleagueState, MadeLink } from 'contract/staff';
import { useState } from 'react';
import { Badge, type BadgeTone } from 'shared-ui';
import { LineActions, StackedHead, StackedTable } from '../parts/stacked-table';
import { ColleagueMenu } from './colleague-menu';
import { ColleagueRole } from './colleague-role';
import { colleagueName } from './colleague-name';
import { DeactivateDialog } from './deactivate-dialog';
import { MadeLinkNote } from './made-link';

export interface ColleagueTableProps {
  readonly colleagues: readonly Colleague[];
  /** The account of who looks; undefined while it loads. */
  readonly ownId: string | undefined;
}

/** A row per account or invitation. */
export function ColleagueTable({ colleagues, ownId }: ColleagueTableProps) {
  const [leaving, setLeaving] = useState<Colleague>();
  const [made, setMade] = useState<MadeLink>();
  return (
    <>
      <MadeLinkNote made={made} />
      <StackedTable>
        <StackedHead columns={[t`Name`, t`Role`, t`State`, t`Last sign-in`]} />
        <tbody>
          {colleagues.map((one) => (
            <tr key={one._id}>
              <th scope="row">
                <span dir="auto">{colleagueName(one)}</span>
                {one._id === ownId ? t` (you)` : ''}
                {one.firstname === null ? null : <small>{one.email}</small>}
              </th>
              <td data-label={t`Role`}>
                <ColleagueRole colleague={one} />
              </td>
              <td data-label={t`State`}>
                <StateBadge state={one.state} />
              </td>
              <td data-label={t`Last sign-in`}>
                <LastSignIn colleague={one} />
              </td>
              <td>
                {one._id === ownId ? null : (
                  <LineActions>
                    <ColleagueMenu
                      colleague={one}
                      onDeactivate={() => setLeaving(one)}
                      onLink={setMade}
                    />
                  </LineActions>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </StackedTable>
      {leaving === undefined ? null : (
        <DeactivateDialog colleague={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </>
  );
}

/** An invitation says until when its link works, or since when it does not. */
function LastSignIn({
  colleague: { lastSignInAt, expiresAt, state },
}: {
  readonly colleague: Colleague;
}) {
  if (expiresAt === null) return lastSignInAt === null ? t`never` : dateTimeText(lastSignInAt);
  const when = dateTimeText(expiresAt);
  return (
    <>
      {t`Invited, not accepted yet`}
      <small>{state === 'expired' ? t`link ended ${when}` : t`link ends ${when}`}</small>
    </>
  );
}

const badges: Readonly<Record<ColleagueState, readonly [tone: BadgeTone, text: string]>> = {
  get active() {
    return ['success', t`Active`] as const;
  },
  get invited() {
    return ['info', t`Invited`] as const;
  },
  get expired() {
    return ['warning', t`Invitation ended`] as const;
  },
  get deactivated() {
    return ['neutral', t`Deactivated`] as const;
  },
};

function StateBadge({ state }: { readonly state: ColleagueState }) {
  const [tone, text] = badges[state];
  return <Badge tone={tone}>{text}</Badge>;
}
