import { CloudOff } from 'lucide-react';
import { Button } from 'shared-ui';
import { useFederation, useRegistry } from '../federation/federation-context';
import { Strip } from './strip';

/** Warns that the registry cannot be read; the screens known so far keep working. */
export function RegistryBanner() {
  const { registry, source } = useRegistry();
  const { store } = useFederation();
  if (source === 'server') return null;
  return (
    <Strip>
      <CloudOff aria-hidden="true" />
      <output>
        The list of screens cannot be read from the server.{' '}
        {registry.remotes.length === 0
          ? 'None is known from before.'
          : 'You are working with the last one that was read.'}
      </output>
      <Button variant="outline" size="sm" onClick={() => void store.refresh()}>
        Try again
      </Button>
    </Strip>
  );
}
