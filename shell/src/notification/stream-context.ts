import { createContext, use } from 'react';
import type { OpenStream } from './open-stream';

const StreamContext = createContext<OpenStream | undefined>(undefined);

/** Provides the function that opens the notification stream. */
export const StreamProvider = StreamContext.Provider;

export function useOpenStream(): OpenStream {
  const openStream = use(StreamContext);
  if (openStream === undefined) throw new Error('useOpenStream found no StreamProvider above it.');
  return openStream;
}
