import type { TestApi } from 'shared-ui/testing';

/** Writes records as staff would. Paths are those below `/api/`. */
export function staffCalls({ inject, adminToken }: Pick<TestApi, 'inject' | 'adminToken'>) {
  async function call(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}) {
    const answer = await inject({
      method,
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.body}`);
    return JSON.parse(answer.body).data;
  }
  return {
    post: (path: string, body?: object) => call('POST', path, body),
    put: (path: string, body: object) => call('PUT', path, body),
    remove: (path: string) => call('DELETE', path),
    /** Answers the new record's `_id`. */
    add: async (path: string, body: object): Promise<string> =>
      (await call('POST', path, body))['_id'],
  };
}
