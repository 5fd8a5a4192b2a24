import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { chemicals } from 'contract/catalog';
import { maxLinks } from 'contract/partner';
import { useState } from 'react';
import { showToast, undoDuration } from 'shared-ui';
import { ApiError, messageOf, useApi } from 'shared-ui/client';
import { refreshResource } from 'shared-ui/resource';
import { numberText } from 'shared-ui/table';
import type { MappingKind } from './mapping-kind';
import type { Choosable } from './use-chosen';

/** Milliseconds; long enough to read an error. */
const problemDuration = 15_000;

interface MappedPartner {
  readonly kind: MappingKind;
  readonly id: string;
}

/** Links chemicals to a partner and unlinks them, reports the result in a toast, and refetches the lists. */
export function useLinkChanges({ kind, id }: MappedPartner) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  /** Sends ids in batches of `maxLinks`; stops at the first error and returns the ids done so far. */
  async function inParts(ids: readonly string[], call: (part: string[]) => Promise<void>) {
    const done: string[] = [];
    setIsBusy(true);
    try {
      for (let start = 0; start < ids.length; start += maxLinks) {
        const part = ids.slice(start, start + maxLinks);
        await call(part);
        done.push(...part);
      }
      return { done, error: undefined };
    } catch (error) {
      return { done, error };
    } finally {
      setIsBusy(false);
      await refreshResource(queryClient, kind.resource);
    }
  }

  async function send(ids: readonly string[]) {
    const count = { added: 0, linkedBefore: 0 };
    const sent = await inParts(ids, async (part) => {
      const { data } = await kind.link(api, id, part);
      count.added += data.added.length;
      count.linkedBefore += data.alreadyLinked.length;
    });
    return { ...sent, notice: addedText(count) };
  }

  /** Returns the ids that need no retry: linked ones, and those of deleted chemicals. */
  async function link(chosen: readonly Choosable[]): Promise<readonly string[]> {
    const { done, error, notice } = await send(chosen.map(({ _id }) => _id));
    if (error === undefined) {
      showToast({ title: notice, tone: 'success' });
      return done;
    }
    const gone = vanishedOf(error, chosen);
    if (gone.length > 0) await refreshResource(queryClient, chemicals);
    showToast({
      title: done.length === 0 ? t`Nothing was linked` : notice,
      description: gone.length === 0 ? messageOf(error) : vanishedText(gone),
      tone: 'danger',
      duration: problemDuration,
    });
    return [...done, ...gone.map(({ _id }) => _id)];
  }

  /** Returns the ids that are no longer linked. */
  async function unlink(ids: readonly string[]): Promise<readonly string[]> {
    const removed: string[] = [];
    const { done, error } = await inParts(ids, async (part) => {
      const { data } = await kind.unlink(api, id, part);
      removed.push(...data.removed);
    });
    if (error !== undefined) {
      showToast({ title: t`Not removed`, description: messageOf(error), tone: 'danger' });
    }
    if (removed.length > 0) {
      showToast({
        title: removedText(removed.length, done.length),
        duration: undoDuration,
        action: { label: t`Undo`, onSelect: () => void linkAgain(removed) },
      });
    } else if (error === undefined) {
      showToast({ title: t`Nothing to remove: somebody else did it before.` });
    }
    return done;
  }
  async function linkAgain(ids: readonly string[]) {
    const { done, error } = await send(ids);
    if (error === undefined) {
      showToast({ title: t`${{ count: numberText(done.length) }} linked again`, tone: 'success' });
    } else {
      showToast({ title: t`Not linked again`, description: messageOf(error), tone: 'danger' });
    }
  }
  return { isBusy, link, unlink };
}

function addedText({ added, linkedBefore }: { added: number; linkedBefore: number }) {
  const first = t`${{ added: numberText(added) }} added`;
  if (linkedBefore === 0) return first;
  const before = numberText(linkedBefore);
  return t`${plural(linkedBefore, {
    one: `${first}, ${before} was linked already`,
    other: `${first}, ${before} were linked already`,
  })}`;
}

function removedText(removed: number, requested: number) {
  const first = t`${{ removed: numberText(removed) }} removed`;
  const others = requested - removed;
  if (others <= 0) return first;
  const gone = numberText(others);
  return t`${plural(others, {
    one: `${first}, ${gone} was gone already`,
    other: `${first}, ${gone} were gone already`,
  })}`;
}

/** The selected chemicals that an error names by id; the API names at most five. */
function vanishedOf(error: unknown, chosen: readonly Choosable[]) {
  if (!(error instanceof ApiError) || error.code !== 'invalid') return [];
  const words = error.fieldErrors.map(({ message }) => message).join(' ');
  return chosen.filter(({ _id }) => words.includes(_id));
}

function vanishedText(gone: readonly Choosable[]) {
  const names = gone.map(({ name }) => t`“${name}”`).join(', ');
  return t`${plural(gone.length, {
    one: `${names} is no longer in the catalogue and no longer chosen. Link the others again.`,
    other: `${names} are no longer in the catalogue and no longer chosen. Link the others again.`,
  })}`;
}
