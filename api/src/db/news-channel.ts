/** The NOTIFY channel on which processes announce what they have committed. */
export const newsChannel = 'news';

export interface NewsListener {
  /** Called with each payload, in commit order. */
  heard(news: string): void;
  /** The connection was lost for a while: broadcasts may have been missed. */
  missed(): void;
}

/** A subscription that lasts until it is closed. */
export interface NewsChannel {
  /** Resolves when everything committed before the call has been received. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}
