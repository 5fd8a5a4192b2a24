import { blogEndpoints } from 'contract/content';
import { useState } from 'react';
import { showToast } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';

/** Opens the stored post's page on the site by a signed link that is valid for an hour. */
export function usePreview(id: string) {
  const api = useApi();
  const [isOpening, setIsOpening] = useState(false);

  async function open() {
    // Browsers block tabs that are not opened during the click.
    const tab = window.open('', '_blank');
    setIsOpening(true);
    try {
      const { data } = await api.call(blogEndpoints.preview, { id });
      show(tab, data.path);
    } catch (error) {
      tab?.close();
      showToast({ title: 'No preview', description: messageOf(error), tone: 'danger' });
    } finally {
      setIsOpening(false);
    }
  }
  return { isOpening, open };
}

function show(tab: Window | null, path: string) {
  if (tab !== null) {
    tab.opener = null;
    tab.location.replace(path);
    return;
  }
  showToast({
    title: 'The browser held the new tab back',
    action: {
      label: 'Open the preview',
      onSelect: () => void window.open(path, '_blank', 'noopener'),
    },
  });
}
