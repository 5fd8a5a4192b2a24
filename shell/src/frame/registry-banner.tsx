import { CloudOff } from 'lucide-react';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';
import { useFederation, useRegistry } from '../federation/federation-context';

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  padding: ${token.space[2]} ${token.space[5]};
  background: ${token.color.warningSoft};
  color: ${token.color.onWarningSoft};
  font-size: ${token.text.sm};

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
  & > output {
    flex: 1 1 16rem;
  }
`;

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
