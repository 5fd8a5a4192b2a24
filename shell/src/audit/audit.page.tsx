import { t } from '@lingui/core/macro';
import { auditEndpoints } from 'contract/record';
import { Download } from 'lucide-react';
import { Button, Card, PageHeader } from 'shared-ui';
import { usePermission } from 'shared-ui/client';
import { useAddress } from 'shared-ui/resource';
import { filtersOf } from './audit-address';
import { AuditFilterBar } from './audit-filter-bar';
import { AuditList } from './audit-list';
import { useAudit, useAuditExport } from './use-audit';

/** Who did what, when and from where. */
function AuditPage() {
  const page = useAddress();
  const filters = filtersOf(page.address);
  const audit = useAudit(filters);
  const { isExporting, save } = useAuditExport(filters);
  const mayExport = usePermission(auditEndpoints.export.needs);
  const [first] = audit.entries ?? [];
  return (
    <>
      <PageHeader
        title={t`Audit`}
        description={t`Who did what, when and from where. Entries are added, and neither changed nor removed.`}
        actions={
          mayExport ? (
            <Button variant="outline" isLoading={isExporting} onClick={save}>
              <Download /> {t`Export CSV`}
            </Button>
          ) : undefined
        }
      />
      <Card>
        <AuditFilterBar
          address={page}
          personName={first?.adminId === filters.adminId ? (first?.by ?? undefined) : undefined}
          recordName={
            first?.recordId === filters.recordId ? (first?.title ?? undefined) : undefined
          }
        />
        <AuditList
          audit={audit}
          isFiltered={Object.keys(filters).length > 0}
          hrefOf={page.hrefOf}
        />
      </Card>
    </>
  );
}

export { AuditPage as Component };
