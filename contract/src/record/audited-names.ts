import type { Area } from '../staff/permission';
import type { AuditKind } from './audit-trail';

interface Audited {
  /** Singular, for people. */
  readonly label: string;
  readonly area: Area;
  readonly kind: AuditKind;
}

/** What the audit names besides resources. */
export const auditedNames: Readonly<Record<string, Audited>> = {
  admin: { label: 'account', area: 'staff', kind: 'staff' },
  invitation: { label: 'invitation', area: 'staff', kind: 'staff' },
  release: { label: 'release', area: 'releases', kind: 'release' },
  releaseToken: { label: 'release token', area: 'releases', kind: 'release' },
  releaseSettings: { label: 'release settings', area: 'releases', kind: 'release' },
  signingKey: { label: 'signing key', area: 'releases', kind: 'release' },
  apiKey: { label: 'API key', area: 'settings', kind: 'settings' },
  webhook: { label: 'webhook', area: 'settings', kind: 'settings' },
  email: { label: 'email', area: 'email', kind: 'record' },
  emailBatch: { label: 'sending', area: 'email', kind: 'record' },
  file: { label: 'file', area: 'website', kind: 'record' },
  regulatoryTable: { label: 'regulatory table', area: 'chemicals', kind: 'settings' },
  audit: { label: 'audit', area: 'staff', kind: 'personal-data' },
  personalData: { label: 'personal data', area: 'settings', kind: 'personal-data' },
  maintenance: { label: 'maintenance mode', area: 'settings', kind: 'settings' },
  versionNotice: { label: 'notice of newer versions', area: 'settings', kind: 'settings' },
  retention: { label: 'retention rule', area: 'settings', kind: 'settings' },
};

/** Resources of the company's settings and of its staff. */
export const auditedKinds: Readonly<Record<string, AuditKind>> = {
  role: 'staff',
  company: 'settings',
  smtp: 'settings',
};
