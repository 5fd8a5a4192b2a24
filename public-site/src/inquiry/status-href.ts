import { siteRoutes } from 'contract';

interface Keyed {
  reference: string;
  statusKey: string;
}

/** Where a visitor sees how his inquiry stands. Whoever has the address sees it too. */
export function statusHref({ reference, statusKey }: Keyed): string {
  return `${siteRoutes.inquiryStatus}?${new URLSearchParams({ reference, key: statusKey })}`;
}
