import { t } from '@lingui/core/macro';
import { Badge } from 'shared-ui';
import { useMissingPage } from './use-missing-page';

/** Marks a broken link to the site; renders nothing for a working one. */
export function MissingPageMark({ link }: { link: string }) {
  return useMissingPage(link) ? <Badge tone="warning">{t`Leads nowhere`}</Badge> : null;
}
