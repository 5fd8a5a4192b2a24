import { useQueryClient } from '@tanstack/react-query';
import { dateText, dateTimeText } from 'contract';
import { type TrashedRecord } from 'contract/record';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { messageOf } from '../client/api-error';
import { useApi } from '../client/api-provider';
import { Button } from '../parts/button/button';
import { showToast } from '../parts/toast/toast';
import { resourceCalls } from '../resource/resource-calls';
import { refreshResource } from '../resource/resource-keys';
import type { AnyResource } from '../resource/resource-types';
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
  const { _id, title, deletedAt, deletedBy, goneAt } = record;
  const calls = resourceCalls(useApi(), resource);
  const queryClient = useQueryClient();
  const [isRestoring, setIsRestoring] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function restore() {
    setIsRestoring(true);
    setProblem(undefined);
    try {
      await calls.restore(_id);
      showToast({ title: `“${title}” restored`, tone: 'success' });
      onRestored();
      await refreshResource(queryClient, resource);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsRestoring(false);
    }
  }
  return (
    <Item>
      <div>
        <strong>{title}</strong>
        <p>
          Deleted by {deletedBy ?? 'the system'}, {dateTimeText(deletedAt)}
        </p>
        <p>Goes for good on {dateText(goneAt)}</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        isLoading={isRestoring}
        aria-label={`Restore ${title}`}
        onClick={() => void restore()}
      >
        <RotateCcw /> Restore
      </Button>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
    </Item>
  );
}
