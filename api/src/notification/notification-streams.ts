import { Readable } from 'node:stream';
import { type NotificationNews, streamBeatSeconds } from 'contract/staff';
import type { FastifyBaseLogger } from 'fastify';
import { DatabaseUnavailable } from '../db/database-error';
import type { Broadcasts } from '../db/broadcast-channel';
import { Mutex } from '../db/mutex';
import type { Services } from '../kernel/services';
import type { AdminViewer } from '../kernel/viewer';
import { listNotifications, notificationsAmong } from './notifications';
import { SessionBroadcast } from '../account/session-broadcast';
import { readBroadcast } from './notification-broadcasts';

interface Stream {
  readonly admin: AdminViewer;
  readonly body: Readable;
}

/** Maximum number of open streams per admin; one more ends the oldest. */
const maxStreams = 10;
/** A client this many bytes behind is disconnected; it reconnects and reads the list. */
const maxBacklog = 256_000;

/**
 * The open event streams of this process. Each begins with the whole list instead of the events after
 * `Last-Event-ID`, which is also correct after removals and late commits. Sends are serialized, so that no stream
 * begins between a commit and its broadcast.
 */
export class NotificationStreams {
  readonly #services: Services;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #streams = new Set<Stream>();
  readonly #mutex = new Mutex();
  #channel: Promise<Broadcasts> | undefined;
  #beat: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(services: Services, log: Pick<FastifyBaseLogger, 'error'>) {
    this.#services = services;
    this.#log = log;
  }

  /** @throws DatabaseUnavailable when the process cannot listen, or is stopping */
  async open(admin: AdminViewer): Promise<Readable> {
    await this.#listen();
    return this.#inTurn(async () => {
      const list = await listNotifications(this.#services.database, admin.adminId);
      if (this.#isClosed) throw new DatabaseUnavailable('The process ends');
      this.#makeRoom(admin.adminId);
      const stream = { admin, body: new Readable({ read: () => undefined }) };
      this.#streams.add(stream);
      stream.body.once('close', () => this.#streams.delete(stream));
      send(stream, { event: 'list', data: list });
      return stream.body;
    });
  }

  /** Ends all streams, so that their connections end. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#beat);
    this.#endAll();
    const channel = await this.#channel?.catch(() => undefined);
    await channel?.close();
  }

  async #listen(): Promise<void> {
    this.#beat ??= setInterval(() => void this.#keepUp(), streamBeatSeconds * 1000).unref();
    this.#channel ??= this.#services.pool.listen({
      onMessage: (text) => {
        void this.#endWithSession(text);
        void this.#spread(() => this.#publish(text));
      },
      onMissed: () => void this.#spread(() => this.#refresh()),
    });
    try {
      await this.#channel;
    } catch (error) {
      this.#channel = undefined;
      throw error;
    }
  }

  #makeRoom(adminId: string): void {
    const own = [...this.#streams].filter(({ admin }) => admin.adminId === adminId);
    const surplus = Math.max(0, own.length + 1 - maxStreams);
    for (const stream of own.slice(0, surplus)) this.#end(stream);
  }

  async #publish(text: string): Promise<void> {
    const message = readBroadcast(text);
    if (message === undefined || this.#streams.size === 0) return;
    if (message.kind === 'removed') {
      this.#sendTo(message.adminId, { event: 'removed', data: { ids: message.ids } });
      return;
    }
    if (message.kind === 'role') return this.#refresh(message.adminId);
    const watching = [...new Set([...this.#streams].map(({ admin }) => admin.adminId))];
    const raised = await notificationsAmong(this.#services.database, message.ids, watching);
    for (const { adminId, notification } of raised) {
      this.#sendTo(adminId, { event: 'notification', data: notification });
    }
  }

  /** After a gap, broadcasts may be missing, and after a change of role others are seen: streams get the list again. */
  async #refresh(ofAdmin?: string): Promise<void> {
    const every = new Set([...this.#streams].map(({ admin }) => admin.adminId));
    const watching = [...every].filter((adminId) => ofAdmin === undefined || adminId === ofAdmin);
    for (const adminId of watching) {
      const list = await listNotifications(this.#services.database, adminId);
      this.#sendTo(adminId, { event: 'list', data: list });
    }
  }

  /** A client that cannot be sent to reconnects and gets the whole list. */
  async #spread(work: () => Promise<void>): Promise<void> {
    try {
      await this.#inTurn(work);
    } catch (error) {
      if (this.#isClosed) return;
      this.#log.error({ err: error }, 'Notifications could not be sent');
      this.#endAll();
    }
  }

  /** Closes the streams of an admin whose session or account has just ended. */
  async #endWithSession(text: string): Promise<void> {
    const change = SessionBroadcast.safeParse(JSON.parse(text)).data;
    if (change) await this.#endDead(({ admin }) => admin.adminId === change.adminId);
  }

  /** Sends keep-alives, and closes streams whose session has ended. */
  async #keepUp(): Promise<void> {
    await this.#endDead(() => true);
    for (const stream of this.#streams) push(stream, ': beat\n\n');
  }

  async #endDead(isMeant: (stream: Stream) => boolean): Promise<void> {
    const streams = [...this.#streams].filter(isMeant);
    if (streams.length === 0) return;
    try {
      const sessionIds = streams.map(({ admin }) => admin.sessionId);
      const living = await this.#services.sessions.living(sessionIds);
      for (const stream of streams) {
        if (!living.has(stream.admin.sessionId)) this.#end(stream);
      }
    } catch (error) {
      this.#log.error({ err: error }, 'The sessions of streams could not be checked');
      this.#endAll();
    }
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const leave = await this.#mutex.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #sendTo(adminId: string, message: NotificationNews): void {
    for (const stream of this.#streams) {
      if (stream.admin.adminId === adminId) send(stream, message);
    }
  }

  #end(stream: Stream): void {
    this.#streams.delete(stream);
    stream.body.push(null);
  }

  #endAll(): void {
    for (const stream of this.#streams) this.#end(stream);
  }
}

/** JSON text has no line breaks, which would end an event's data. */
function send(stream: Stream, { event, data }: NotificationNews): void {
  const id = event === 'notification' ? `id: ${data._id}\n` : '';
  push(stream, `event: ${event}\n${id}data: ${JSON.stringify(data)}\n\n`);
}

function push({ body }: Stream, text: string): void {
  if (body.destroyed) return;
  body.push(text);
  if (body.readableLength > maxBacklog) body.destroy();
}
