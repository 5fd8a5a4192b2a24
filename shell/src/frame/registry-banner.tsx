import { t } from '@lingui/core/macro';
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
        {registry.remotes.length === 0
          ? t`The list of screens cannot be read from the server. None is known from before.`
          : t`The list of screens cannot be read from the server. You are working with the last one that was read.`}
      </output>
      <Button variant="outline" size="sm" onClick={() => void store.refresh()}>
        {t`Try again`}
      </Button>
    </Strip>
  );
}
