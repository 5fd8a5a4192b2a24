import { NotificationNews } from 'contract/staff';
import { createParser } from 'eventsource-parser';

export interface NewsReader {
  /** Called whenever data arrives, even a comment. */
  readonly onBytes: () => void;
  /** Called for one event at a time: the next waits for the previous. */
  readonly onNews: (news: NotificationNews) => Promise<void>;
}

/** Reads the stream to its end. Unknown events are ignored; a newer page may know them. */
export async function readNews(
  stream: ReadableStream<Uint8Array>,
  { onBytes, onNews }: NewsReader,
): Promise<void> {
  const waiting: NotificationNews[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      const news = NotificationNews.safeParse({ event, data: JSON.parse(data) });
      if (news.success) waiting.push(news.data);
    },
  });
  const words = new TextDecoder();
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    parser.feed(words.decode(value, { stream: true }));
    for (const news of waiting.splice(0)) await onNews(news);
  }
}
