import { t } from '@lingui/core/macro';
import { fileEndpoints } from 'contract/file';
import { useState } from 'react';
import { messageOf } from '../../client/api-error';
import { ApiError, changeToast, dismissToast, showToast } from 'panel-runtime';
import { useApi } from '../../client/api-provider';
import { bytesText } from '../../text/bytes-text';
import { saveFile } from '../../client/save-file';

/** Milliseconds after which a download shows a toast with its progress. */
const patience = 1_000;
/** Milliseconds that the toast stays open for a large file; it is closed when the download ends. */
const whileWorking = 3_600_000;

/**
 * Downloads a stored file with the user's token and saves it. A toast shows the progress of a slow download, and the
 * reason of a failed one.
 */
export function useStaffFile(name: string) {
  const api = useApi();
  const [isLoading, setIsLoading] = useState(false);

  async function save() {
    const controller = new AbortController();
    const news = newsOfDownload(() => controller.abort());
    setIsLoading(true);
    try {
      const { blob, name: given } = await api.download(fileEndpoints.download, {
        id: name,
        signal: controller.signal,
        onBytes: news.tell,
      });
      saveFile(blob, given ?? name);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'cancelled') return;
      showToast({ title: t`Not downloaded`, description: messageOf(error), tone: 'danger' });
    } finally {
      setIsLoading(false);
      news.end();
    }
  }
  return { isLoading, save };
}

function newsOfDownload(cancel: () => void) {
  const begun = performance.now();
  let toast: number | undefined;
  return {
    tell(count: number) {
      if (performance.now() - begun < patience) return;
      toast ??= showToast({
        title: t`Downloading the file`,
        duration: whileWorking,
        action: { label: t`Cancel`, onSelect: cancel },
      });
      changeToast(toast, { description: t`${{ bytesText: bytesText(count) }} so far` });
    },
    end() {
      if (toast !== undefined) dismissToast(toast);
    },
  };
}
