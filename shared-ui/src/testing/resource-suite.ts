import type { UserEvent } from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import type { AnyResource } from '../resource/resource-types';
import type { TestSession } from './test-session';

/** Test data of a plain resource's screens for the conformance suite. */
export interface ResourceScreens<R extends AnyResource> {
  resource: R;
  /** The remote's routes with the screens. */
  routes: RouteObject[];
  /** The address of the list. */
  list: string;
  /** Adds the records that bodies refer to, once. */
  prepare?: (session: TestSession) => Promise<void>;
  /** The body of a valid record whose title contains the word, so that the search finds it. */
  body: (word: string) => object;
  /** The label of the title's input. */
  titleLabel: string;
  /** Fills the required inputs of a blank form, except the title. */
  fill: (user: UserEvent) => Promise<void>;
  /**
   * Whether to check also what the screens of all resources share and no resource changes: once in each remote, with a
   * resource of its own.
   */
  thorough?: boolean;
}

let count = 0;

/** A word that no other record contains. */
export function uniqueWord() {
  count += 1;
  return `probe${Date.now().toString(36)}x${count}`;
}
