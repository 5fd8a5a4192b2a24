/** The NOTIFY channel on which processes announce what they have committed. */
export const broadcastChannel = 'news';

export interface BroadcastListener {
  /** Called with each payload, in commit order. */
  onMessage(payload: string): void;
  /** The connection was lost for a while: broadcasts may have been missed. */
  onMissed(): void;
}

/** A subscription that lasts until it is closed. */
export interface Broadcasts {
  /** Resolves when everything committed before the call has been received. */
  caughtUp(): Promise<void>;
  /** Whether the connection stands, as far as this process knows. */
  isLive(): boolean;
  close(): Promise<void>;
}
