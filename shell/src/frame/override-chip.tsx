import { plural, t } from '@lingui/core/macro';
import { RotateCcw } from 'lucide-react';
import { useEffect } from 'react';
import { Button, showToast, Tooltip } from 'shared-ui';
import { sessionTexts } from '../app/browser-storage';
import { useFederation, useRegistry } from '../federation/federation-context';
import { forgetOverrides } from '../federation/overrides';

/** Visible while this tab has overrides: how many, which, and a button that ends them. */
export function OverrideChip() {
  const { chosen, refusals: refusalsIn } = useFederation().overrides;
  const refusals = refusalsIn(useRegistry().registry);
  useRefusalToasts(refusals);
  if (chosen.size === 0) return null;
  const which = [...chosen].map(([remote, value]) => `${remote}: ${value}`);

  function reset() {
    forgetOverrides(sessionTexts);
    location.reload();
  }

  return (
    <Tooltip content={[...which, ...refusals].join(' · ')} side="bottom">
      <Button variant={refusals.length > 0 ? 'destructive' : 'outline'} size="sm" onClick={reset}>
        <RotateCcw aria-hidden="true" />
        {t`${plural(chosen.size, { one: '# override', other: '# overrides' })} – reset`}
      </Button>
    </Tooltip>
  );
}

/** Reports refused overrides, as the page then shows the released build instead. */
function useRefusalToasts(refusals: readonly string[]): void {
  const key = refusals.join('\n');

  // Shows each refusal once, as a toast.
  useEffect(() => {
    for (const title of key.split('\n')) {
      if (title !== '') showToast({ title, tone: 'danger', duration: untilRead });
    }
  }, [key]);
}

const untilRead = 60_000;
