import { Trans } from '@lingui/react/macro';
import { pageHref } from './hrefs';

/** An empty catalogue: what a visitor can do until there are chemicals. */
export function BeingPrepared() {
  return (
    <Trans>
      Our catalogue is being prepared. Until then,{' '}
      <a href={pageHref('inquiry')}>tell us what you need</a> or{' '}
      <a href={pageHref('contact')}>write to us</a>.
    </Trans>
  );
}
