import * as dismissableLayer from '@radix-ui/react-dismissable-layer';
import * as focusGuards from '@radix-ui/react-focus-guards';
import * as focusScope from '@radix-ui/react-focus-scope';
import { QueryObserver, useInfiniteQuery, useMutationState } from '@tanstack/react-query';
import * as ariaHidden from 'aria-hidden';
import * as removeScroll from 'react-remove-scroll';
import { createMemoryRouter, NavigationType, RouterProvider } from 'react-router-dom';
import type { layerKeys } from '../shared-keys';

const router = { createMemoryRouter, NavigationType, RouterProvider };

/** The page's own of `layerKeys`. */
export const layers: Readonly<Record<(typeof layerKeys)[number], object>> = {
  '@radix-ui/react-dismissable-layer': dismissableLayer,
  '@radix-ui/react-focus-guards': focusGuards,
  '@radix-ui/react-focus-scope': focusScope,
  'aria-hidden': ariaHidden,
  'react-remove-scroll': removeScroll,
};

/**
 * What an edition of our packages uses beside the names that remotes may use, by share key. The shell loads it with the
 * first edition, so that other pages carry none of it.
 */
export const forEditions: Readonly<Record<string, object>> = {
  '@tanstack/react-query': { QueryObserver, useInfiniteQuery, useMutationState },
  'react-router': router,
  'react-router-dom': router,
};
