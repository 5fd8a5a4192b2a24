import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { useMoveUses } from '../job/use-move-uses';
import { useConfirm } from '../parts/alert-dialog/confirm-provider';
import type { Option } from '../parts/select/option';
import type { AnyResource } from '../resource/resource-types';
import { movableUse, stillInUse, type Used } from './in-use-question';
import { type MoveChoice, MoveUses } from './move-uses';

/**
 * Says what uses a record, and offers to move it to another where that is possible.
 *
 * @param targets - where it may move, for resources without a list of their own
 */
export function useOfferMove(resource: AnyResource, targets: readonly Option[] | undefined) {
  const confirm = useConfirm();
  const moveUses = useMoveUses(resource);
  const hasTargets = targets !== undefined || resource.endpoints.list !== undefined;

  return async function offerMove(used: Used) {
    if (!hasTargets || !used.uses.some(({ canMove }) => canMove)) {
      await confirm(stillInUse(used));
      return;
    }
    let choice: MoveChoice = { to: null, removes: used.uses.every(({ canMove }) => canMove) };
    let error: string | undefined;
    const set = (next: MoveChoice) => {
      choice = next;
    };
    while (choice.to === null) {
      const form = { resource, id: used.id, targets, choice, onChange: set, error };
      if (!(await confirm(movableUse(used, <MoveUses {...form} />)))) return;
      error = t`Choose the ${{ one: words(resource.label.one) }} that takes its place.`;
    }
    await moveUses({ ...used, to: choice.to, removes: choice.removes });
  };
}
