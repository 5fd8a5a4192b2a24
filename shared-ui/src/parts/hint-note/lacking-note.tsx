import { permissionText } from '../../client/permission-text';
import { t } from '@lingui/core/macro';
import { type CallNeeds, missingNeeds } from 'contract/staff';
import styled from 'styled-components';
import { HintNote } from './hint-note';
import { token } from '../../tokens/token';
import { usePermissions } from '../../client/use-permission';

const Above = styled.div`
  &:not(:only-child) {
    margin-bottom: ${token.space[4]};
  }
  & > div {
    margin-top: 0;
  }
`;

export interface LackingNoteProps {
  /** The call that the form leads to. */
  to: { readonly needs: CallNeeds | undefined };
}

/** Says which permission a form is read only without; nothing where the role has it. */
export function LackingNote({ to: { needs } }: LackingNoteProps) {
  const permissions = usePermissions();
  const lacking = permissions && needs && missingNeeds(permissions, needs);
  if (lacking === undefined) return null;
  return (
    <Above>
      <HintNote>
        <p>{t`Read only: your role does not include the permission to ${{ permission: permissionText(lacking) }}.`}</p>
      </HintNote>
    </Above>
  );
}
