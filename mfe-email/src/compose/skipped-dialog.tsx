import { plural, t } from '@lingui/core/macro';
import type { SkippedRecipient } from 'contract/email';
import { Dialog, token } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import type { Recipients } from './use-recipients';

const List = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token.space[4]};
    padding-block: ${token.space[2]};
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-top: 1px solid ${token.color.border};
  }
  & small {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

const reasons: Readonly<Record<SkippedRecipient['reason'], string>> = {
  get 'no-address'() {
    return t`has no email address`;
  },
  get 'no-consent'() {
    return t`has not agreed to marketing mail`;
  },
  get inactive() {
    return t`is inactive`;
  },
};

interface SkippedDialogProps {
  skipped: Recipients['skipped'];
  onClose: () => void;
}

/** The chosen partners that get no message, and why. */
export function SkippedDialog({ skipped: { data, total }, onClose }: SkippedDialogProps) {
  const more = total - data.length;
  return (
    <Dialog
      open
      title={t`Left out`}
      description={t`${plural(total, {
        one: '# of those chosen gets no message.',
        other: '# of those chosen get no message.',
      })}`}
      onOpenChange={onClose}
    >
      <List>
        {data.map(({ _id, resource, name, reason }) => (
          <li key={`${resource}-${_id}`}>
            <span>{name}</span>
            <small>
              {resource === 'customer' ? t`Customer` : t`Supplier`}, {reasons[reason]}
            </small>
          </li>
        ))}
      </List>
      {more > 0 ? <p>{t`And ${{ more: numberText(more) }} more.`}</p> : null}
    </Dialog>
  );
}
