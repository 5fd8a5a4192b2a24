import { t } from '@lingui/core/macro';
import { words } from 'shared-ui/i18n';
import { dismissToast, showToast } from 'shared-ui';
import { hasUnsavedChanges } from 'shared-ui/form';
import type { Federation } from '../federation/federation-context';
import type { createShellRouter } from '../federation/shell-router';
import { startUpdates, type UpdateNotices } from '../federation/updates';

type Shell = ReturnType<typeof createShellRouter>;

/** Applies new versions of remotes to this page, and removes remotes that were switched off. */
export function syncRemotes({ router, table }: Shell, federation: Federation): void {
  const { store, loader, onFailedPage } = federation;
  const updates = startUpdates({
    store,
    loader,
    table,
    mayChange: () => !hasUnsavedChanges(),
    place: {
      pathnames: () => [
        router.state.location.pathname,
        ...(router.state.navigation.location ? [router.state.navigation.location.pathname] : []),
      ],
      subscribe: (listener) => router.subscribe(listener),
      again() {
        const { pathname, search, hash } = router.state.location;
        void router.navigate(
          { pathname, search, hash },
          { replace: true, preventScrollReset: true },
        );
      },
    },
    tell: noticesByToast(),
  });
  onFailedPage((remote) => void updates.replace(remote));
}

/** Milliseconds: practically until the user answers. */
const untilAnswered = 24 * 3_600_000;

function noticesByToast(): UpdateNotices {
  const toasts = new Map<string, number>();

  function offer(loaded: Parameters<UpdateNotices['ready']>[0], apply: () => boolean): void {
    const { id } = loaded.remote;
    const title = words(loaded.remote.title);
    close(id);
    const toast = showToast({
      title: t`A new version of ${title} is ready`,
      duration: untilAnswered,
      action: {
        label: t`Apply`,
        onSelect() {
          if (apply()) return;
          offer(loaded, apply);
          const description = t`Save or leave what you have changed here, then apply it.`;
          showToast({ title: t`${title} was not changed`, description });
        },
      },
    });
    toasts.set(id, toast);
  }

  function close(id: string): void {
    const toast = toasts.get(id);
    if (toast !== undefined) dismissToast(toast);
    toasts.delete(id);
  }

  return {
    ready: offer,
    settled: close,
    switchedOff: (title) =>
      void showToast({
        title: t`${{ title: words(title) }} was switched off`,
        description: t`What is open here stays until you leave it.`,
        duration: untilAnswered,
      }),
  };
}
