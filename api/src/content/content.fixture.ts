import { type AnyResource, type Endpoint } from 'contract';
import { type CallRequest, callAs } from '../testing/describe-resource-routes';
import { type TestApi } from '../testing/start-test-api';

/** Requests of staff who write content and of visitors who read it, on the API of a suite. */
export function contentFixture(api: () => TestApi) {
  const staff = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
    callAs(api(), endpoint, { token: api().adminToken, ...request });
  /** A visitor's request. */
  const see = (endpoint: Endpoint | undefined, query: CallRequest['query'] = {}) =>
    callAs(api(), endpoint, { query });
  /** @returns the created record */
  const add = async ({ endpoints }: Pick<AnyResource, 'endpoints'>, body: object) =>
    (await staff(endpoints.add, { body })).answer.data;
  return { staff, see, add };
}

/** The time so many days from now, in ISO 8601; negative numbers for the past. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}
