import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { answerReader } from './answer-reader';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Path and query. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: object;
}

/** Milliseconds after which a silent server counts as failed. */
const patience = 60_000;

/**
 * A connection that sends one request after the other. All answers are read into the same buffer: a page of 84 kB costs the
 * sender 40 µs of processor time, and with undici 500, which the measured server would lack.
 */
export class Sender {
  readonly #socket: Socket;
  #take: (part: Buffer) => void = () => undefined;
  #fail: (reason: string) => void = () => undefined;

  private constructor(port: number) {
    const buffer = Buffer.alloc(65_536);
    const callback = (length: number) => {
      this.#take(buffer.subarray(0, length));
      return true;
    };
    const options = { port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback } };
    this.#socket = connect(options).setTimeout(patience);
    this.#socket.on('close', () => this.#fail('the server closed the connection'));
    this.#socket.on('timeout', () => this.#fail(`no answer within ${patience / 1000} s`));
  }

  static async open(port: number): Promise<Sender> {
    const sender = new Sender(port);
    await once(sender.#socket, 'connect');
    return sender;
  }

  /** Resolves with the length of the answer in bytes; another status than 200 or 201 fails. */
  send(request: Request): Promise<number> {
    return new Promise((resolve, reject) => {
      const read = answerReader();
      let bytes = 0;
      this.#fail = (reason) => reject(new Error(`${request.method} ${request.target}: ${reason}`));
      this.#take = (part) => {
        bytes += part.length;
        const reading = read(part);
        if (reading === 'complete') resolve(bytes);
        else if (reading !== 'unfinished') this.#fail(reading.failure);
      };
      this.#socket.write(requestText(request));
    });
  }

  close(): void {
    this.#fail = () => undefined;
    this.#socket.destroy();
  }
}

function requestText({ method, target, headers, body }: Request): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const ofBody = body && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  const lines = Object.entries({ host: '127.0.0.1', ...headers, ...ofBody });
  return `${[`${method} ${target} HTTP/1.1`, ...lines.map((line) => line.join(': '))].join('\r\n')}\r\n\r\n${text}`;
}
