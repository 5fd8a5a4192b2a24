import { Inbox } from 'lucide-react';
import { Card, EmptyState, Tabs } from 'shared-ui';
import { InquiriesPanel } from './inquiries-panel';
import { LinkedChemicalsPanel } from './linked-chemicals-panel';
import { MailsPanel } from './mails-panel';
import { customerKind, type PartnerKind } from './partner-kind';

interface PartnerRelationsProps {
  kind: PartnerKind;
  id: string;
}

/** The panels of records that belong to a partner. */
export function PartnerRelations({ kind, id }: PartnerRelationsProps) {
  const { one } = kind.resource.label;
  const tabs = [
    {
      value: 'chemicals',
      label: 'Chemicals',
      content: <LinkedChemicalsPanel kind={kind} id={id} />,
    },
    {
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
      value: 'emails',
      label: 'Emails',
      content: <MailsPanel kind={kind} id={id} />,
    },
  ];
  return (
    <Card>
      <Tabs label={`What belongs to this ${one}`} tabs={tabs} />
    </Card>
  );
}
