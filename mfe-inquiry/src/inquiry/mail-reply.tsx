import type { emails } from 'contract/email';
import { token } from 'shared-ui';
import type { RowOf } from 'shared-ui/resource';
import styled from 'styled-components';

const Words = styled.p`
  color: ${token.color.dangerText};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;
`;

/** Why a mail did not arrive, or may not have; nothing for others. */
export function MailReply({ mail: { status, reply } }: { mail: RowOf<typeof emails> }) {
  const isBroken = status === 'failed' || status === 'unknown';
  return isBroken && reply !== null ? <Words>{reply}</Words> : null;
}
