import { shellRoutes } from 'contract';

/** The panel path that each kind of notification links to; the paths are the remotes' own. */
export const panelLinks = {
  productInquiry: (reference: string) => `/product-inquiry-table?${found(reference)}`,
  inquiry: (id: string) => `/edit-inquiry/${id}`,
  supplierRequest: (id: string) => `/edit-supplier-request/${id}`,
  inquiriesOf: (adminId: string) =>
    `/inquiry-list?${new URLSearchParams({ assignedTo: adminId }).toString()}`,
  report: (id: string) => `/inquiry-report?${new URLSearchParams({ report: id }).toString()}`,
  application: (id: string) => `/career/edit/${id}`,
  emailBatch: (id: string) => `/email-form?${new URLSearchParams({ batch: id }).toString()}`,
  mailServer: (id: string) => `/edit-smtp-form/${id}`,
  regulatoryTables: () => '/regulatory-table',
  releases: () => shellRoutes.releases,
  integrations: () => shellRoutes.integrations,
  security: () => shellRoutes.security,
} as const;

function found(search: string): string {
  return new URLSearchParams({ search }).toString();
}
