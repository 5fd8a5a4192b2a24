import { type ComponentType, lazy } from 'react';

/** A component whose code loads when it is shown; it shows nothing where the code does not come. */
export function lateOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
}
