import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inquiries } from 'contract/inquiry';
import { useRef, useState } from 'react';
import { showToast, undoDuration } from 'shared-ui';
import { ApiError, messageOf, useApi } from 'shared-ui/client';
import { refreshResource, resourceCalls } from 'shared-ui/resource';
import { useCompanyCurrency } from '../common/use-company-currency';
import type { StatusRow } from '../common/use-statuses';
import { sumsAfterMove } from './column-sums';
import { changeSums } from './use-column-sums';
import type { InquiryRow } from './inquiry-cells';
import { refreshColumns } from './refresh-columns';

/** Optimistic moves that the server's last answer does not reflect, by the inquiry's `_id`. */
export type Moves = ReadonlyMap<string, Move>;

interface Move {
  inquiry: InquiryRow;
  /** The `_id` of the target status. */
  to: string;
  /** Fields written together with the status. */
  fields: { lostReason?: string };
}

/**
 * Moves inquiries to other statuses optimistically: writes one after the other, rolls back a refused move, and offers
 * Undo for ten seconds.
 */
export function useMoves(statuses: readonly StatusRow[]) {
  const { get, update } = resourceCalls(useApi(), inquiries);
  const queryClient = useQueryClient();
  const currency = useCompanyCurrency();
  const [moves, setMoves] = useState<Moves>(new Map());
  const versions = useRef(new Map<string, number>());
  const { mutateAsync } = useMutation({
    mutationKey: [inquiries.name, 'move'],
    scope: { id: 'inquiry-move' },
    mutationFn: ({ inquiry, to, fields }: Move) => {
      const known = versions.current.get(inquiry._id) ?? 0;
      const version = Math.max(known, inquiry.version);
      return update(inquiry._id, { ...fields, statusId: to, version });
    },
  });

  function forget(move: Move) {
    setMoves((current) => {
      const next = new Map(current);
      // A later move of the same card stays.
      if (next.get(move.inquiry._id) === move) next.delete(move.inquiry._id);
      return next;
    });
  }
  /** Resolves to whether the write succeeded. */
  async function write(move: Move) {
    const { inquiry, to } = move;
    setMoves((current) => new Map(current).set(inquiry._id, move));
    const status = statuses.find(({ _id }) => _id === to);
    if (status !== undefined) {
      const from = statuses.find(({ _id }) => _id === inquiry.statusId);
      const { value } = inquiry;
      changeSums(queryClient, (sums) => sumsAfterMove(sums, { value, from, to: status, currency }));
    }
    try {
      await painted();
      const { version } = await mutateAsync(move);
      versions.current.set(inquiry._id, version);
    } catch (error) {
      forget(move);
      showRefusal(error, inquiry);
      await refreshResource(queryClient, inquiries);
      return false;
    }
    void refreshColumns(queryClient, [inquiry.statusId, to]).finally(() => forget(move));
    return true;
  }
  /**
   * Undoes a move even if other fields, such as the reason of the loss, changed since; only a later move prevents it.
   */
  async function undo(inquiry: InquiryRow, to: string) {
    const { _id, number, statusId, lostReason } = inquiry;
    try {
      const { statusId: current, version } = await get(_id);
      if (current !== to) {
        showToast({ title: t`${number} has been moved again`, description: t`It stays there.` });
        return;
      }
      await update(_id, { statusId, lostReason, version });
      showToast({ title: t`${number} is back where it was`, tone: 'success' });
    } catch (error) {
      showRefusal(error, inquiry);
    }
    await refreshResource(queryClient, inquiries);
  }
  async function move(inquiry: InquiryRow, status: StatusRow, fields: Move['fields'] = {}) {
    const isWritten = await write({ inquiry, to: status._id, fields });
    if (!isWritten) return false;
    showToast({
      title: t`${{ number: inquiry.number }} moved to ${{ name: status.name }}`,
      duration: undoDuration,
      action: { label: t`Undo`, onSelect: () => void undo(inquiry, status._id) },
    });
    return true;
  }
  return { moves, move };
}

/** Resolves once the card is painted in its new column; after 100 ms in a hidden tab, which does not paint. */
function painted() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
    setTimeout(resolve, 100);
  });
}

function showRefusal(error: unknown, { number }: InquiryRow) {
  const isStale = error instanceof ApiError && error.code === 'stale-version';
  const description = isStale
    ? t`Somebody else changed it in the meantime. The board shows it as it is now.`
    : messageOf(error);
  showToast({ title: t`${number} was not moved`, description, tone: 'danger' });
}
