/**
 * `now` comes first and is refused when the queue is full. `batch` waits its turn, for callers that limit their own
 * number.
 */
export type Urgency = 'now' | 'batch';

export interface Waiting {
  readonly client: string;
  readonly urgency: Urgency;
}

/** How much more of a client may run at the same time. */
export type RoomOf = (client: string) => number;

/** What waits, in turn by client: a client with more of it waits longer and holds nobody up. */
export class FairQueue<Item extends Waiting> {
  /** A client that was served goes to the end. */
  readonly #lines: Record<Urgency, Map<string, Item[]>> = { now: new Map(), batch: new Map() };

  count(urgency: Urgency, client?: string): number {
    const lines = this.#lines[urgency];
    if (client !== undefined) return lines.get(client)?.length ?? 0;
    return [...lines.values()].reduce((sum, line) => sum + line.length, 0);
  }

  add(item: Item): void {
    const lines = this.#lines[item.urgency];
    const line = lines.get(item.client);
    if (line) line.push(item);
    else lines.set(item.client, [item]);
  }

  take(roomOf: RoomOf): Item | undefined {
    for (const lines of [this.#lines.now, this.#lines.batch]) {
      for (const [client, line] of lines) {
        if (roomOf(client) <= 0) continue;
        lines.delete(client);
        if (line.length > 1) lines.set(client, line.slice(1));
        return line[0];
      }
    }
    return undefined;
  }

  /** @returns whether it waited */
  remove(item: Item): boolean {
    const lines = this.#lines[item.urgency];
    const line = lines.get(item.client) ?? [];
    const left = line.filter((one) => one !== item);
    if (left.length > 0) lines.set(item.client, left);
    else lines.delete(item.client);
    return left.length < line.length;
  }

  clear(): Item[] {
    return [this.#lines.now, this.#lines.batch].flatMap((lines) => {
      const items = [...lines.values()].flat();
      lines.clear();
      return items;
    });
  }
}
