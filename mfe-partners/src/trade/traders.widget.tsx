import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { Customer, Supplier } from 'contract/partner';
import { customerEndpoints, customers, supplierEndpoints, suppliers } from 'contract/partner';
import { Link } from 'react-router-dom';
import { Badge, Card, token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type Page, PanelList, QueryContent, resourceKeys } from 'shared-ui/resource';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { placeText } from '../common/place-text';
import { editCustomerHref, editSupplierHref, tradersHref } from '../routes';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${token.space[5]};

  & h3 {
    margin-bottom: ${token.space[1]};
    font-size: ${token.text.md};
  }
  & p {
    color: ${token.color.textMuted};
  }
`;

/** The partners shown of each side; all of them are a link away. */
const shown = 5;

/** The suppliers and customers of a chemical, as a card of its page. */
function TradersCard({ id: chemicalId }: { readonly id: string }) {
  const api = useApi();
  const query = { chemicalId, page: 1, pageSize: shown };
  const supplying = useQuery({
    queryKey: [...resourceKeys.all(suppliers), 'of-chemical', chemicalId, 'first'],
    queryFn: ({ signal }) => api.call(supplierEndpoints.byChemical, { query, signal }),
  });
  const buying = useQuery({
    queryKey: [...resourceKeys.all(customers), 'of-chemical', chemicalId, 'first'],
    queryFn: ({ signal }) => api.call(customerEndpoints.byChemical, { query, signal }),
  });
  return (
    <Card
      title={t`Who trades it`}
      actions={<Link to={tradersHref(chemicalId)}>{t`All and terms`}</Link>}
    >
      <Columns>
        <QueryContent query={supplying} failed={t`The suppliers could not be loaded`}>
          {(page) => <Side title={t`Suppliers`} page={page} hrefOf={editSupplierHref} />}
        </QueryContent>
        <QueryContent query={buying} failed={t`The customers could not be loaded`}>
          {(page) => <Side title={t`Customers`} page={page} hrefOf={editCustomerHref} />}
        </QueryContent>
      </Columns>
    </Card>
  );
}

type Partner = Pick<Supplier | Customer, '_id' | 'companyName' | 'active' | 'address'>;

interface SideProps {
  readonly title: string;
  readonly page: Page<Partner>;
  readonly hrefOf: (id: string) => string;
}

function Side({ title, page: { data, total }, hrefOf }: SideProps) {
  return (
    <section>
      <h3>
        {title} {total === 0 ? null : <Badge>{numberText(total)}</Badge>}
      </h3>
      {total === 0 ? (
        <p>{t`None is linked to it yet.`}</p>
      ) : (
        <PanelList aria-label={t`${title} of this chemical`}>
          {data.map(({ _id, companyName, active, address }) => (
            <li key={_id}>
              <Link to={hrefOf(_id)}>{companyName}</Link>{' '}
              {active ? null : <Badge>{t`Inactive`}</Badge>}
              <br />
              <small>{placeText(address)}</small>
            </li>
          ))}
        </PanelList>
      )}
    </section>
  );
}

export { TradersCard as Component };
