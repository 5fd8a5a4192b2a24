import { plural, t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import type { FormerRecipient } from 'contract/document';
import { Badge, Button, Checkbox, Input, token } from 'shared-ui';
import { numberText, FootFrame, FootPages } from 'shared-ui/table';
import styled from 'styled-components';

/** The reasons of those who get no mail, by address. */
export type LeftOut = ReadonlyMap<string, string>;

const List = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[2]} ${token.space[3]};
    padding-block: ${token.space[3]};
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-top: 1px solid ${token.color.border};
  }
  & label {
    display: flex;
    flex: 1 1 16rem;
    gap: ${token.space[3]};
    align-items: center;
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & input {
    flex: 1 1 14rem;
  }
`;

interface RecipientListProps {
  recipients: readonly FormerRecipient[];
  leftOut: LeftOut;
  onLeftOut: (leftOut: LeftOut) => void;
  pages: { page: number; count: number; total: number };
  onPage: (page: number) => void;
}

/** Who gets the mail; one who is taken off needs a reason. */
export function RecipientList(props: RecipientListProps) {
  const { recipients, leftOut, onLeftOut, pages, onPage } = props;
  const { page, count, total } = pages;
  const all = numberText(total);

  function setReason(email: string, reason: string | undefined) {
    const next = new Map(leftOut);
    if (reason === undefined) next.delete(email);
    else next.set(email, reason);
    onLeftOut(next);
  }
  return (
    <>
      <List aria-label={t`Recipients`}>
        {recipients.map((recipient) => (
          <li key={recipient.email}>
            <Recipient
              recipient={recipient}
              reason={leftOut.get(recipient.email)}
              onReason={(reason) => setReason(recipient.email, reason)}
            />
          </li>
        ))}
      </List>
      <FootFrame>
        <output>{t`${plural(total, { one: `${all} recipient`, other: `${all} recipients` })}`}</output>
        {count > 1 ? (
          <FootPages>
            <Button variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
              {t`Previous`}
            </Button>
            <span>{t`${page} of ${count}`}</span>
            <Button variant="outline" disabled={page >= count} onClick={() => onPage(page + 1)}>
              {t`Next`}
            </Button>
          </FootPages>
        ) : null}
      </FootFrame>
    </>
  );
}

interface RecipientProps {
  recipient: FormerRecipient;
  reason: string | undefined;
  onReason: (reason: string | undefined) => void;
}

function Recipient({ recipient, reason, onReason }: RecipientProps) {
  const { email, name, revision, lastAt, state } = recipient;
  const facts = [name, revision === null ? null : t`revision ${revision}`, dateTimeText(lastAt)];
  const words = (
    <span>
      {email}
      <small>{facts.filter((fact) => fact !== null).join(', ')}</small>
    </span>
  );
  if (state === 'mailed') {
    return (
      <>
        {words}
        <Badge tone="success">{t`Has it`}</Badge>
      </>
    );
  }
  if (state === 'left-out') {
    return (
      <>
        {words}
        <Badge>{t`Left out: ${{ reason: recipient.reason ?? '–' }}`}</Badge>
      </>
    );
  }
  return (
    <>
      <label>
        <Checkbox
          checked={reason === undefined}
          onCheckedChange={(isIn) => onReason(isIn === true ? undefined : '')}
        />
        {words}
      </label>
      {reason === undefined ? null : (
        <Input
          aria-label={t`Why ${email} is left out`}
          placeholder={t`Why they are left out`}
          maxLength={300}
          value={reason}
          onChange={({ target }) => onReason(target.value)}
        />
      )}
    </>
  );
}
