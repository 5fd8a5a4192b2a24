import { documentDeliveries } from 'contract/document';
import { emails } from 'contract/email';
import { inquiries } from 'contract/inquiry';
import { Inbox } from 'lucide-react';
import { Card, EmptyState, Tabs } from 'shared-ui';
import { meets, usePermissions } from 'shared-ui/client';
import { DocumentsPanel } from './documents-panel';
import { InquiriesPanel } from './inquiries-panel';
import { LinkedChemicalsPanel } from './linked-chemicals-panel';
import { MailsPanel } from './mails-panel';
import { customerKind, type PartnerKind } from './partner-kind';

interface PartnerRelationsProps {
  kind: PartnerKind;
  id: string;
}

/** The panels of records that belong to a partner, as far as the user's role lets them view these. */
export function PartnerRelations({ kind, id }: PartnerRelationsProps) {
  const { one } = kind.resource.label;
  const permissions = usePermissions();
  const all = [
    {
      needs: kind.endpoints.chemicals.needs,
      value: 'chemicals',
      label: 'Chemicals',
      content: <LinkedChemicalsPanel kind={kind} id={id} />,
    },
    {
      needs: inquiries.endpoints.list.needs,
      value: 'inquiries',
      label: 'Inquiries',
      content:
        kind === customerKind ? (
          <InquiriesPanel customerId={id} />
        ) : (
          <EmptyState title={`No inquiries of this ${one} yet`} icon={<Inbox />} />
        ),
    },
    {
      needs: emails.endpoints.list.needs,
      value: 'emails',
      label: 'Emails',
      content: <MailsPanel kind={kind} id={id} />,
    },
    {
      needs: documentDeliveries.endpoints.list.needs,
      value: 'documents',
      label: 'Documents',
      content: <DocumentsPanel kind={kind} id={id} />,
    },
  ];
  const tabs = all.filter(({ needs }) => meets(permissions, needs));
  if (tabs.length === 0) return null;
  return (
    <Card>
      <Tabs label={`What belongs to this ${one}`} tabs={tabs} />
    </Card>
  );
}
