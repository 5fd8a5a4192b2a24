/** The one channel of the database on which processes tell each other what they have committed. */
export const newsChannel = 'news';

export interface NewsListener {
  /** Called with each text, in the order of the commits. */
  heard(news: string): void;
  /** The connection was broken for a while: texts may have been missed. */
  missed(): void;
}

/** Listens until it is closed. */
export interface NewsChannel {
  /** Resolves when all has been heard that was committed before. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}
