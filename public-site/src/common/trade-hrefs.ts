import { siteRoutes } from 'contract';

export const qualityHref = siteRoutes.quality;
export const deliveryHref = siteRoutes.delivery;
/** The page that finds a certificate by its lot. */
export const certificatePageHref = siteRoutes.certificate;
