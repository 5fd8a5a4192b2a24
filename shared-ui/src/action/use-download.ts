import type { Endpoint } from 'contract';
import { useApi } from '../client/api-provider';
import type { DownloadRequest } from 'panel-runtime';
import { type ActionEffects, useAction } from './use-action';
import { saveFile } from '../client/save-file';

interface DownloadEffects extends Pick<
  ActionEffects<[DownloadRequest], string>,
  'success' | 'failure'
> {
  /** The file's name where the server gives none. */
  name: string;
}

/**
 * Downloads a file from an endpoint and saves it.
 *
 * @example const { run, isBusy } = useDownload(offerEndpoints.pdf, { name: 'offer.pdf', failure: 'Not downloaded' });
 */
export function useDownload(endpoint: Endpoint, { name, ...effects }: DownloadEffects) {
  const api = useApi();
  return useAction(async (request: DownloadRequest) => {
    const { blob, name: sent = name } = await api.download(endpoint, request);
    saveFile(blob, sent);
    return sent;
  }, effects);
}
