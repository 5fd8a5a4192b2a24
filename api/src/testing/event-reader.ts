import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** A server-sent event; `event` is `comment` for a comment. */
export interface ReceivedEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: unknown;
}

/** Reads a stream of server-sent events. */
export interface EventReader {
  readonly response: IncomingMessage;
  /** The next event; undefined at the end of the stream. */
  next(): Promise<ReceivedEvent | undefined>;
  /** Closes the connection, as a browser does when the page is closed. */
  leave(): void;
}

/** Requests a stream of server-sent events from a listening server. */
export async function readEvents(
  url: string,
  headers: Record<string, string>,
): Promise<EventReader> {
  const request = get(url, { headers, agent: false });
  const response = await answerTo(request);
  const events = eventsOf(response);
  return {
    response,
    next: async () => (await events.next()).value,
    leave: () => void request.destroy(),
  };
}

/** Guarantee: the event's one argument is the answer. */
async function answerTo(request: ReturnType<typeof get>) {
  const [response] = await once(request, 'response');
  return response as IncomingMessage;
}

async function* eventsOf(response: IncomingMessage): AsyncGenerator<ReceivedEvent, undefined> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of response) {
    text += decoder.decode(bytes, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) yield eventOf(block);
  }
  return undefined;
}

/** @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation */
function eventOf(block: string): ReceivedEvent {
  const lines = block.split('\n').map((line) => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')] as const;
  });
  const { event, id, data } = Object.fromEntries(lines);
  return event === undefined
    ? { event: 'comment', id: undefined, data: undefined }
    : { event, id, data: JSON.parse(data ?? '') };
}
