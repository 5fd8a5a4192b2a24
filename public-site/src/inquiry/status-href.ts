import { siteRoutes } from 'contract';

interface Keyed {
  reference: string;
  statusKey: string;
}

/** The address of an inquiry's status page. Anybody who has the address can read it. */
export function statusHref({ reference, statusKey }: Keyed): string {
  return `${siteRoutes.inquiryStatus}?${new URLSearchParams({ reference, key: statusKey })}`;
}
