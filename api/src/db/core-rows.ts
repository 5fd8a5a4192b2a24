/** The tables of this domain. */
export interface CoreTables {
  setting: SettingRow;
  slug: SlugRow;
  audit: AuditRow;
}

/** What the installation remembers of itself: how far the demo company is loaded. */
export interface SettingRow {
  key: string;
  value: unknown;
}

/** Who answers at an address, and who did before: `isCurrent` tells them apart. */
export interface SlugRow {
  scope: string;
  slug: string;
  resource: string;
  recordId: string;
  isCurrent: boolean;
}

export interface AuditRow {
  _id: string;
  resource: string;
  recordId: string;
  action: string;
  at: string;
  version: number;
  adminId: string | null;
  changes: unknown;
  jobId: string | null;
}
