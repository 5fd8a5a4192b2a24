import { t } from '@lingui/core/macro';
import { mailMessages } from 'contract/email';
import { ErrorState, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { type RowOf, useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';
import { FoldedText } from './folded-text';

/** Plain text of a message: keeps line breaks, renders no markup. */
export const MessageWords = styled.blockquote`
  margin: ${token.space[2]} 0 0;
  padding: ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  white-space: pre-wrap;
`;

/** The whole text of a message, what it quotes folded. */
export function WholeMessage({ id }: { id: RowOf<typeof mailMessages>['_id'] }) {
  const { data, error } = useResourceRecord(mailMessages, id);
  if (error)
    return <ErrorState title={t`The message could not be loaded`}>{messageOf(error)}</ErrorState>;
  if (data === undefined) return <Skeleton height="6rem" />;
  return (
    <MessageWords>
      {data.text}
      {data.quoted === '' ? null : <FoldedText label={t`Quoted text`}>{data.quoted}</FoldedText>}
    </MessageWords>
  );
}
