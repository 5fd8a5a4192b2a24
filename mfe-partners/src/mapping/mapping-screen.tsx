import { t } from '@lingui/core/macro';
import { MousePointerClick } from 'lucide-react';
import { words } from 'shared-ui/i18n';
import { breakpoint, EmptyState, PageHeader, token } from 'shared-ui';
import styled from 'styled-components';
import { useAddress } from 'shared-ui/resource';
import { idIn } from '../common/read-address';
import type { MappingKind } from './mapping-kind';
import { PartnerChemicals } from './partner-chemicals';
import { PartnerList } from './partner-list';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(13rem, 19rem) minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[5]};

  /* The partners stay in sight, below the frame's top bar, while the chemicals are scrolled. */
  @media (width >= ${breakpoint.mobile}) {
    & > :first-child {
      position: sticky;
      top: 4.5rem;
    }
  }
  @media (width < ${breakpoint.mobile}) {
    grid-template-columns: minmax(0, 1fr);

    /* One at a time: the partners, or the one that was chosen. */
    &[data-chosen='true'] > :first-child,
    &[data-chosen='false'] > :last-child {
      display: none;
    }
  }
`;

const Panel = styled.section`
  min-width: 0;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.sm};

  @media (width < ${breakpoint.compact}) {
    padding: ${token.space[3]};
  }
`;

interface MappingScreenProps {
  kind: MappingKind;
}

/** The list of partners, and the chemicals of the chosen one. */
export function MappingScreen({ kind }: MappingScreenProps) {
  const { one, many } = kind.resource.label;
  const partnerId = idIn(useAddress().address, 'partner');
  return (
    <>
      <PageHeader title={kind.title} description={kind.description} />
      <Columns data-chosen={partnerId !== undefined}>
        <Panel aria-label={many === 'suppliers' ? t`Suppliers` : t`Customers`}>
          <PartnerList kind={kind} chosenId={partnerId} />
        </Panel>
        <Panel aria-label={t`Chemicals`}>
          {partnerId === undefined ? (
            <EmptyState title={t`Choose a ${{ one: words(one) }}`} icon={<MousePointerClick />}>
              {t`Its chemicals come up here: what is linked, and the whole catalogue to add from.`}
            </EmptyState>
          ) : (
            <PartnerChemicals key={partnerId} kind={kind} partnerId={partnerId} />
          )}
        </Panel>
      </Columns>
    </>
  );
}
