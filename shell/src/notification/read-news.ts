import { NotificationNews } from 'contract';
import { createParser } from 'eventsource-parser';

export interface NewsReader {
  /** Called with every sign of life, be it a mere comment. */
  readonly onBytes: () => void;
  /** Called with one after the other: the next waits for the former. */
  readonly onNews: (news: NotificationNews) => Promise<void>;
}

/** Reads the stream to its end. Events that this page does not know are left to newer ones. */
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
