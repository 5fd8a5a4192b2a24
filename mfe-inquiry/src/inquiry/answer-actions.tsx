import { t } from '@lingui/core/macro';
import { mailDraftEndpoints } from 'contract/email';
import type { mailMessages } from 'contract/email';
import { Button, token } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import type { RowOf } from 'shared-ui/resource';
import styled from 'styled-components';
import { WritersNote } from './writers-note';
import { useWrite } from './writing';

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[3]};
`;

const actions = [
  {
    kind: 'reply',
    get label() {
      return t`Reply`;
    },
  },
  {
    kind: 'replyAll',
    get label() {
      return t`Reply all`;
    },
  },
  {
    kind: 'forward',
    get label() {
      return t`Forward`;
    },
  },
] as const;

/** What a button does, for those who do not see which message it stands at. */
const nameOf = {
  reply: (subject: string) => t`Reply to “${subject}”`,
  replyAll: (subject: string) => t`Reply all to “${subject}”`,
  forward: (subject: string) => t`Forward to “${subject}”`,
} as const;

interface AnswerActionsProps {
  message: Pick<RowOf<typeof mailMessages>, '_id' | 'subject' | 'inquiryId'>;
}

/** What can be done with a message of the conversation. */
export function AnswerActions({ message: { _id, subject, inquiryId } }: AnswerActionsProps) {
  const write = useWrite();
  return (
    <Permitted to={mailDraftEndpoints.start}>
      <Row>
        {actions.map(({ kind, label }) => (
          <Button
            key={kind}
            size="sm"
            variant="link"
            aria-label={nameOf[kind](subject)}
            onClick={() => write({ kind, answersId: _id })}
          >
            {label}
          </Button>
        ))}
        {inquiryId === null ? null : <WritersNote inquiryId={inquiryId} messageId={_id} />}
      </Row>
    </Permitted>
  );
}
