import { type ComponentType, createContext, useContext } from 'react';
import { rootLifecycles } from '../lifecycles/root-lifecycles';
import type { LifecycleProps, Lifecycles } from '../remote/lifecycle-props';
import type { PanelServices } from '../remote/panel-services';

/** The panel around a remote with a React of its own. */
export interface Panel extends LifecycleProps {
  readonly services: PanelServices;
}

const PanelContext = createContext<Panel | undefined>(undefined);

/**
 * The lifecycles of a remote with a React of its own (18 or later): `src/index.tsx` exports them.
 *
 * @example export const { bootstrap, mount, update, unmount } = reactLifecycles(Pages);
 */
export function reactLifecycles(Pages: ComponentType): Lifecycles {
  return rootLifecycles({
    Root: ({ services, ...host }) => {
      if (services === undefined)
        throw new Error('This panel is older than the remote: it passes no services');
      return (
        <PanelContext.Provider value={{ ...host, services }}>
          <Pages />
        </PanelContext.Provider>
      );
    },
    stopped: <p role="alert">This page stopped working</p>,
  });
}

/** The panel's address, session and services. */
export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (panel === undefined) throw new Error('usePanel found no reactLifecycles above it.');
  return panel;
}
