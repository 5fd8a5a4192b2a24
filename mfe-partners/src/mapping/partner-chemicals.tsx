import { words } from 'shared-ui/i18n';
import { t } from '@lingui/core/macro';
import { ArrowLeft, Eye, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge, breakpoint, Button, Tabs, token } from 'shared-ui';
import { usePermission } from 'shared-ui/client';
import {
  type PageAddress,
  useAddress,
  useResourceAccess,
  useResourceRecord,
} from 'shared-ui/resource';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { QueryContent } from 'shared-ui/resource';
import { AddTab } from './add-tab';
import { LinkedTab } from './linked-tab';
import type { MappingKind } from './mapping-kind';
import { useChosen } from './use-chosen';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  margin-bottom: ${token.space[3]};

  & > h2 {
    flex: 1 1 10rem;
    min-width: 0;
    font-size: ${token.text.xl};
    overflow-wrap: anywhere;
  }
`;

/** A link back to the list of partners, where it is hidden. */
const BackLink = styled.span`
  flex-basis: 100%;

  @media (width >= ${breakpoint.mobile}) {
    display: none;
  }
`;

/** The partner and URL state shared by the two lists of its chemicals. */
export interface MappedList {
  kind: MappingKind;
  partner: { readonly _id: string; readonly companyName: string };
  address: PageAddress;
}

interface PartnerChemicalsProps {
  kind: MappingKind;
  partnerId: string;
}

/** The chosen partner's chemicals, and the catalogue to add from. */
export function PartnerChemicals({ kind, partnerId }: PartnerChemicalsProps) {
  const partner = useResourceRecord(kind.resource, partnerId);
  const failed = t`The ${{ one: words(kind.resource.label.one) }} could not be loaded`;
  return (
    <QueryContent query={partner} failed={failed}>
      {({ _id, companyName, active, chemicalCount }) => (
        <>
          <PartnerHead kind={kind} id={_id} name={companyName} isActive={active} />
          <PartnerTabs kind={kind} partner={{ _id, companyName }} linkedCount={chemicalCount} />
        </>
      )}
    </QueryContent>
  );
}

interface PartnerHeadProps {
  kind: MappingKind;
  id: string;
  name: string;
  isActive: boolean;
}

function PartnerHead({ kind, id, name, isActive }: PartnerHeadProps) {
  const { hrefOf } = useAddress();
  const { one, many } = kind.resource.label;
  const { mayEdit } = useResourceAccess(kind.resource);
  const nothing = { partner: undefined, tab: undefined, ...fromTheStart, pageSize: undefined };
  return (
    <Head>
      <BackLink>
        <Button asChild variant="ghost" size="sm">
          <Link to={hrefOf(nothing)}>
            <ArrowLeft /> {t`All ${{ many: words(many) }}`}
          </Link>
        </Button>
      </BackLink>
      <h2>{name}</h2>
      {isActive ? null : <Badge>{t`Inactive`}</Badge>}
      <Button asChild variant="outline" size="sm">
        <Link to={kind.editHref(id)}>
          {mayEdit ? <Pencil /> : <Eye />}{' '}
          {mayEdit ? t`Edit ${{ one: words(one) }}` : t`Open ${{ one: words(one) }}`}
        </Link>
      </Button>
    </Head>
  );
}

/** Both tabs use the same URL parameters, so switching tabs clears them. */
const fromTheStart = { search: undefined, letter: undefined, page: undefined };

interface PartnerTabsProps extends Omit<MappedList, 'address'> {
  linkedCount: number;
}

function PartnerTabs({ kind, partner, linkedCount }: PartnerTabsProps) {
  const address = useAddress();
  const toRemove = useChosen();
  const toAdd = useChosen();
  const mapped = { kind, partner, address };
  const mayLink = usePermission(kind.lists.link.needs);
  if (!mayLink) return <LinkedTab mapped={mapped} />;
  return (
    <Tabs
      label={t`Chemicals of ${{ companyName: partner.companyName }}`}
      value={address.address.get('tab') === 'add' ? 'add' : 'linked'}
      onValueChange={(tab) =>
        address.change({ tab: tab === 'add' ? tab : undefined, ...fromTheStart })
      }
      tabs={[
        {
          value: 'linked',
          label: t`Linked (${{ linkedCount: numberText(linkedCount) }})`,
          content: <LinkedTab mapped={mapped} chosen={toRemove} />,
        },
        {
          value: 'add',
          label: t`Add chemicals`,
          content: <AddTab mapped={mapped} chosen={toAdd} />,
        },
      ]}
    />
  );
}
