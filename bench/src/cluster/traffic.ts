import { setTimeout as pause } from 'node:timers/promises';
import { units } from 'contract/catalog';
import { fileEndpoints } from 'contract/file';
import { formEndpoints, productInquiryEndpoints, minFillSeconds } from 'contract/inquiry';
import { contentOf } from '../kill/kill-work';

/** One request of the traffic. */
export interface Observation {
  /** Milliseconds, of `performance.now()`. */
  readonly at: number;
  readonly duration: number;
  readonly isOk: boolean;
  /** What was asked, and the status or the reason of a failure. */
  readonly outcome: string;
}

export interface Traffic {
  readonly observed: readonly Observation[];
  /** References by the name of the visitor. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Contents of acknowledged uploads by stored name. */
  readonly files: ReadonlyMap<string, string>;
  /** Ends it when each request is answered; forms are repeated until they are. */
  stop(): Promise<void>;
}

interface Visited {
  readonly url: string;
  /** Of staff, for uploads. */
  readonly token: string;
  /** For the first forms; later ones have tokens of their own. */
  readonly formToken: string;
}

const pages = ['/', '/search?q=unit', '/contact-us', `/api/${units.endpoints.list.path}?page=1`];
const [readers, senders] = [3, 3];
const requestLimit = 25_000;

/** Visitors who read pages and lists and send inquiries, and one member of staff who uploads and reads files. */
export function startTraffic(visited: Visited): Traffic {
  const observed: Observation[] = [];
  const acknowledged = new Map<string, string>();
  const files = new Map<string, string>();
  const state = { isOver: false, formToken: visited.formToken };

  async function ask(path: string, init: RequestInit = {}): Promise<Response | undefined> {
    const at = performance.now();
    const signal = AbortSignal.timeout(requestLimit);
    let response: Response | undefined;
    let broken: string | undefined;
    try {
      response = await fetch(visited.url + path, { ...init, signal });
      await response.clone().text();
    } catch (error) {
      broken = causeOf(error);
    }
    const isOk = broken === undefined && response?.ok === true;
    const duration = performance.now() - at;
    const outcome = `${init.method ?? 'GET'} ${path.split('?')[0]} ${broken ?? response?.status}`;
    observed.push({ at, duration, isOk, outcome });
    return isOk ? response : undefined;
  }

  async function read(first: number): Promise<void> {
    for (let round = first; !state.isOver; round += 1) {
      await ask(pages[round % pages.length] ?? '/');
      await pause(120);
    }
  }

  /** By whichever process answers; sent to whichever is next. */
  async function showForms(): Promise<void> {
    const { token } = formEndpoints;
    while (!state.isOver) {
      const answer = await ask(`/api/${token.path}`);
      await pause(minFillSeconds * 1_000);
      if (answer) state.formToken = token.answer.parse(await answer.json()).data.token;
    }
  }

  async function send(sender: number): Promise<void> {
    const { create } = productInquiryEndpoints;
    for (let number = 0; !state.isOver; number += 1) {
      const name = `Visitor ${sender}, form ${number}`;
      const key = `cluster-${sender}-${number}`;
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const items = [{ freeText: 'Acetone' }];
      const form = { name, email: 'visitor@example.com', items, formToken: state.formToken };
      const body = JSON.stringify(form);
      let answer: Response | undefined;
      while (!answer) {
        answer = await ask(`/api/${create.path}`, { method: create.method, headers, body });
        await pause(answer ? 150 : 250);
      }
      const { reference } = create.answer.parse(await answer.json()).data;
      acknowledged.set(name, reference);
    }
  }

  async function upload(): Promise<void> {
    const headers = { authorization: `Bearer ${visited.token}` };
    for (let number = 0; !state.isOver; number += 1) {
      const body = new FormData();
      body.set('file', new Blob([contentOf(`${number}`)]), 'sheet.pdf');
      const added = await ask(`/api/${fileEndpoints.add.path}`, { method: 'POST', headers, body });
      if (added) {
        const { name } = fileEndpoints.add.answer.parse(await added.json()).data;
        files.set(name, contentOf(`${number}`));
      }
      const [last] = [...files.keys()].slice(-1);
      if (last) await ask(`/api/file/download/${last}`, { headers });
      await pause(400);
    }
  }

  const running = [...several(readers, read), ...several(senders, send), showForms(), upload()];
  return {
    observed,
    acknowledged,
    files,
    async stop() {
      state.isOver = true;
      await Promise.all(running);
    },
  };
}

function several(count: number, work: (number: number) => Promise<void>): Promise<void>[] {
  return Array.from({ length: count }, (_, number) => work(number));
}

/** The code of what a connection failed by: `ECONNRESET`. */
function causeOf(error: unknown): string {
  const { cause = error } = Object(error);
  const { code, name } = Object(cause);
  return `broken (${typeof code === 'string' ? code : name})`;
}
