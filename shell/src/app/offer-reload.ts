import { t } from '@lingui/core/macro';
import { showToast } from 'shared-ui';
import type { Federation } from '../federation/federation-context';

export interface ReloadParts extends Pick<Federation, 'isOutdated'> {
  readonly store: Pick<Federation['store'], 'subscribe'>;
}

/** Milliseconds: practically until the user answers. */
const untilAnswered = 24 * 3_600_000;

/** Announces once that the panel was updated. The page asks about unsaved changes when it is left. */
export function offerReload({ store, isOutdated }: ReloadParts): void {
  const stop = store.subscribe(() => {
    if (!isOutdated()) return;
    stop();
    showToast({
      title: t`A new version of the panel is ready`,
      description: t`This page works on as it is. Reload it when it suits you.`,
      duration: untilAnswered,
      action: { label: t`Reload`, onSelect: () => location.reload() },
    });
  });
}
