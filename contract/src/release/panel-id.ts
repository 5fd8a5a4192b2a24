import type { RemoteId } from './manifest';

/** The id of the panel itself, which is released as remotes are. */
export const panelId = 'shell' as RemoteId;
