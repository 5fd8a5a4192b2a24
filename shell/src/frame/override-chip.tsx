import { RotateCcw } from 'lucide-react';
import { Button, Tooltip } from 'shared-ui';
import { useFederation } from '../federation/federation-context';
import { forgetOverrides } from '../federation/overrides';

/** Always in sight while this tab runs a remote from elsewhere: how many, which, and the way back. */
export function OverrideChip() {
  const { chosen, refusals } = useFederation().overrides;
  if (chosen.size === 0) return null;
  const which = [...chosen].map(([remote, value]) => `${remote}: ${value}`);

  function reset() {
    forgetOverrides(sessionStorage);
    location.reload();
  }

  return (
    <Tooltip content={[...which, ...refusals].join(' · ')} side="bottom">
      <Button variant={refusals.length > 0 ? 'destructive' : 'outline'} size="sm" onClick={reset}>
        <RotateCcw aria-hidden="true" />
        {chosen.size === 1 ? '1 override' : `${chosen.size} overrides`} – reset
      </Button>
    </Tooltip>
  );
}
