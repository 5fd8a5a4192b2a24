import { t } from '@lingui/core/macro';
import { Tabs, token } from 'shared-ui';
import { numberText, useIsNarrow } from 'shared-ui/table';
import styled from 'styled-components';
import { useAddress } from 'shared-ui/resource';
import { CustomerCard } from './customer-card';
import { SupplierCard } from './supplier-card';
import { TraderList } from './trader-list';
import { useCustomersOf, useSuppliersOf } from './use-traders';
import { WriteToAll } from './write-to-all';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  align-items: start;
  gap: ${token.space[5]};
`;

const SideHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  min-height: ${token.control.sm};
`;

interface TradersProps {
  chemicalId: string;
}

/** Suppliers and customers of a chemical: side by side, or as tabs on a phone. */
export function Traders({ chemicalId }: TradersProps) {
  const suppliers = useSuppliersOf(chemicalId);
  const customers = useCustomersOf(chemicalId);
  const isNarrow = useIsNarrow();
  const address = useAddress();
  const sides = [
    {
      value: 'suppliers',
      label: titleOf(t`Suppliers`, suppliers.query.data),
      write: <WriteToAll side={suppliers} />,
      content: (
        <TraderList side={suppliers} emptyText={t`No supplier is linked to it yet.`}>
          {(supplier) => <SupplierCard supplier={supplier} />}
        </TraderList>
      ),
    },
    {
      value: 'customers',
      label: titleOf(t`Customers`, customers.query.data),
      write: <WriteToAll side={customers} />,
      content: (
        <TraderList side={customers} emptyText={t`No customer is linked to it yet.`}>
          {(customer) => <CustomerCard customer={customer} />}
        </TraderList>
      ),
    },
  ];
  if (isNarrow) {
    return (
      <Tabs
        label={t`Who trades it`}
        value={address.address.get('side') === 'customers' ? 'customers' : 'suppliers'}
        onValueChange={(side) => address.change({ side }, { replace: true })}
        tabs={sides.map(({ value, label, write, content }) => ({
          value,
          label,
          content: (
            <>
              {write}
              {content}
            </>
          ),
        }))}
      />
    );
  }
  return (
    <Columns>
      {sides.map(({ value, label, write, content }) => (
        <section key={value} aria-labelledby={`trade-${value}`}>
          <SideHead>
            <h3 id={`trade-${value}`}>{label}</h3>
            {write}
          </SideHead>
          {content}
        </section>
      ))}
    </Columns>
  );
}

function titleOf(title: string, page: { readonly total: number } | undefined) {
  return page === undefined ? title : `${title} (${numberText(page.total)})`;
}
