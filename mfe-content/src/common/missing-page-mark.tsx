import { Badge } from 'shared-ui';
import { useMissingPage } from './use-missing-page';

/** Marks a link of the site that leads nowhere; nothing for one that does. */
export function MissingPageMark({ link }: { link: string }) {
  return useMissingPage(link) ? <Badge tone="warning">Leads nowhere</Badge> : null;
}
