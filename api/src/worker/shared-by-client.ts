import { currentRequest, thisMachine } from '../kernel/request-context';

/**
 * Concurrent calls of one client with the same key share one run. They are not shared with another client, which would
 * wait in the turn of the first, or be refused for what that one has used.
 */
export function sharedByClient<Result>() {
  const running = new Map<string, Promise<Result>>();
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const ownKey = `${currentRequest()?.client() ?? thisMachine} ${key}`;
    const known = running.get(ownKey);
    if (known) return known;
    const result = work().finally(() => running.delete(ownKey));
    running.set(ownKey, result);
    return result;
  };
}
