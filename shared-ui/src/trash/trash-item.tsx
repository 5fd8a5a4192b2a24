import { t } from '@lingui/core/macro';
import { dateText, dateTimeText } from 'contract';
import { type TrashedRecord } from 'contract/record';
import { RotateCcw } from 'lucide-react';
import styled from 'styled-components';
import { messageOf } from '../client/api-error';
import { useApi } from '../client/api-provider';
import { Button } from '../parts/button/button';
import { resourceCalls } from '../resource/resource-calls';
import type { AnyResource } from '../resource/resource-types';
import { useAction } from '../action/use-action';
import { token } from '../tokens/token';

const Item = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  padding-block: ${token.space[3]};
  border-bottom: 1px solid ${token.color.border};

  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & strong {
    font-weight: ${token.weight.medium};
  }
  & p {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & > [role='alert'] {
    grid-column: 1 / -1;
    color: ${token.color.dangerText};
    font-size: ${token.text.sm};
  }
`;

interface TrashItemProps {
  resource: AnyResource;
  record: TrashedRecord;
  /** Runs when the record is restored, before it leaves this list. */
  onRestored: () => void;
}

/** A record in the trash. What prevents its restoration, such as a slug that is taken, is shown below it. */
export function TrashItem({ resource, record, onRestored }: TrashItemProps) {
  const { _id, title, deletedAt, deletedBy, goneAt, mergedInto } = record;
  const [person, when] = [deletedBy ?? t`the system`, dateTimeText(deletedAt)];
  const calls = resourceCalls(useApi(), resource);
  const { run, isBusy, error } = useAction(() => calls.restore(_id), {
    success: t`“${title}” restored`,
    refresh: [resource],
    onSuccess: onRestored,
  });
  return (
    <Item>
      <div>
        <strong>{title}</strong>
        <p>
          {mergedInto === null
            ? t`Deleted by ${person}, ${when}`
            : t`Merged into ${mergedInto} by ${person}, ${when}`}
        </p>
        <p>{t`Goes for good on ${{ dateText: dateText(goneAt) }}`}</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        isLoading={isBusy}
        aria-label={t`Restore ${title}`}
        onClick={() => void run()}
      >
        <RotateCcw /> {t`Restore`}
      </Button>
      {error === null ? null : <p role="alert">{messageOf(error)}</p>}
    </Item>
  );
}
