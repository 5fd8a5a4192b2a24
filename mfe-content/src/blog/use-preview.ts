import { t } from '@lingui/core/macro';
import { blogEndpoints } from 'contract/content';
import { useRef } from 'react';
import { showToast } from 'shared-ui';
import { useCall } from 'shared-ui/resource';

/** Opens the stored post's page on the site by a signed link that is valid for an hour. */
export function usePreview(id: string) {
  const tab = useRef<Window>(null);
  const { run, isBusy } = useCall(blogEndpoints.preview, {
    failure: t`No preview`,
    onSuccess: ({ data }) => show(tab.current, data.path),
  });

  async function open() {
    // Browsers block tabs that are not opened during the click.
    tab.current = window.open('', '_blank');
    if (!(await run({ id }))) tab.current?.close();
  }
  return { isOpening: isBusy, open };
}

function show(tab: Window | null, path: string) {
  if (tab !== null) {
    tab.opener = null;
    tab.location.replace(path);
    return;
  }
  showToast({
    title: t`The browser held the new tab back`,
    action: {
      label: t`Open the preview`,
      onSelect: () => void window.open(path, '_blank', 'noopener'),
    },
  });
}
