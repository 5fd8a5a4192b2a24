import { words } from 'shared-ui/i18n';
import { t } from '@lingui/core/macro';
import { Card, Tabs, useSlot } from 'shared-ui';
import { meets, usePermissions } from 'shared-ui/client';
import { customerContactKind, supplierContactKind } from './contact-kind';
import { ContactPanel } from './contact-panel';
import { LinkedChemicalsPanel } from './linked-chemicals-panel';
import { customerKind, type PartnerKind } from './partner-kind';

interface PartnerRelationsProps {
  kind: PartnerKind;
  id: string;
}

/** The records that belong to a partner: its people, its chemicals, and what other remotes have of it. */
export function PartnerRelations({ kind, id }: PartnerRelationsProps) {
  const permissions = usePermissions();
  const widgets = useSlot(kind === customerKind ? 'customer.tab' : 'supplier.tab', { id });
  const tabs = widgets.map(({ key, title, element }) => ({
    value: key,
    label: title,
    content: element,
  }));
  const people = kind === customerKind ? customerContactKind : supplierContactKind;
  if (meets(permissions, people.resource.endpoints.list.needs))
    tabs.unshift({
      value: 'people',
      label: t`People`,
      content: <ContactPanel kind={people} id={id} />,
    });
  if (meets(permissions, kind.endpoints.chemicals.needs)) {
    const content = <LinkedChemicalsPanel kind={kind} id={id} />;
    tabs.unshift({ value: 'chemicals', label: t`Chemicals`, content });
  }
  if (tabs.length === 0) return null;
  return (
    <Card>
      <Tabs
        label={t`What belongs to this ${{ one: words(kind.resource.label.one) }}`}
        tabs={tabs}
      />
    </Card>
  );
}
