import type { UserEvent } from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import type { AnyResource } from '../resource/resource-types';
import type { TestSession } from './test-session';

/** What the conformance suite must know of a plain resource's screens. */
export interface ResourceScreens<R extends AnyResource> {
  resource: R;
  /** The remote's routes that the screens are among. */
  routes: RouteObject[];
  /** The address of the list. */
  list: string;
  /** Makes the records that the bodies refer to, once. */
  prepare?: (session: TestSession) => Promise<void>;
  /** A valid body of a creation whose title holds the word given, so that the search finds it. */
  body: (word: string) => object;
  /** The label of the input of the resource's title. */
  titleLabel: string;
  /** Fills the blank form, but for its title, so that it can be saved. */
  fill: (user: UserEvent) => Promise<void>;
}

let count = 0;

/** A word that no other record holds. */
export function uniqueWord() {
  count += 1;
  return `probe${Date.now().toString(36)}x${count}`;
}
