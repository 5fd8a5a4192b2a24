import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { answerReader } from './answer-reader';

/** Milliseconds after which a silent server counts as failed. */
const patience = 60_000;
const bufferSize = 65_536;

interface Waiting {
  readonly take: (part: Buffer) => void;
  readonly fail: (reason: string) => void;
}

/**
 * A connection that sends one request after the other. All answers are read into the same buffer: a sender that has
 * nothing to collect does not delay what it measures.
 */
export class Sender {
  readonly #socket: Socket;
  #waiting: Waiting | undefined;

  private constructor(port: number) {
    const buffer = Buffer.alloc(bufferSize);
    const callback = (length: number) => {
      this.#waiting?.take(buffer.subarray(0, length));
      return true;
    };
    const options = { port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback } };
    this.#socket = connect(options).setTimeout(patience);
    this.#socket.on('close', () => this.#waiting?.fail('the server closed the connection'));
    this.#socket.on('timeout', () => this.#waiting?.fail(`no answer within ${patience / 1000} s`));
  }

  static async open(port: number): Promise<Sender> {
    const sender = new Sender(port);
    await once(sender.#socket, 'connect');
    return sender;
  }

  /** Resolves with the length of the answer in bytes; another status than 200 or 201 fails. */
  send(request: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const read = answerReader();
      let bytes = 0;
      const fail = (reason: string) => {
        this.#waiting = undefined;
        reject(new Error(`${request.slice(0, request.indexOf('\r\n'))}: ${reason}`));
      };
      const take = (part: Buffer) => {
        bytes += part.length;
        const reading = read(part);
        if (reading === 'unfinished') return;
        if (reading !== 'complete') return fail(reading.failure);
        this.#waiting = undefined;
        resolve(bytes);
      };
      this.#waiting = { take, fail };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}

export interface Request {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: object | undefined;
}

/** A request of HTTP/1.1 as it is sent. */
export function requestText({ method, target, headers, body }: Request): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const ofBody = body !== undefined && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  const lines = Object.entries({ host: '127.0.0.1', ...headers, ...ofBody });
  const head = [`${method} ${target} HTTP/1.1`, ...lines.map((line) => line.join(': '))];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}
