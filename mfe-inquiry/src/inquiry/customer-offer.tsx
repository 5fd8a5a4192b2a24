import { t } from '@lingui/core/macro';
import type { Inquiry } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, Card, token } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { countryName } from 'shared-ui/form';
import styled from 'styled-components';
import { NewCustomerDialog } from './new-customer-dialog';
import { type SimilarCustomer, useLikelyCustomers } from './use-likely-customers';
import { useCustomerLink } from './use-customer-link';

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[3]};

  & > p {
    color: ${token.color.textMuted};
  }
  & > ul {
    display: grid;
    gap: ${token.space[2]};
    width: 100%;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[3]};
    overflow-wrap: anywhere;
  }
`;

interface CustomerOfferProps {
  inquiry: Inquiry;
}

/** For an inquiry without a customer: suggests likely customers to link, or creates one. */
export function CustomerOffer({ inquiry }: CustomerOfferProps) {
  const [isOpen, setIsOpen] = useState(false);
  const likely = useLikelyCustomers(inquiry);
  const { link, isBusy } = useCustomerLink(inquiry);
  return (
    <Card title={t`Customer`}>
      <Stack>
        {likely.length === 0 ? (
          <p>{t`No customer linked.`}</p>
        ) : (
          <>
            <p>{t`It may be from:`}</p>
            <ul>
              {likely.map((customer) => (
                <li key={customer._id}>
                  <span>{nameAndPlace(customer)}</span>
                  <Button
                    size="sm"
                    variant="outline"
                    disabled={isBusy}
                    aria-label={t`Link to ${{ companyName: customer.companyName }}`}
                    onClick={() => void link(customer)}
                  >
                    {t({ message: 'Link', context: 'to do' })}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        <Permitted to={customers.endpoints.add}>
          <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
            <UserRoundPlus /> {t`New customer from this inquiry`}
          </Button>
        </Permitted>
      </Stack>
      {isOpen ? <NewCustomerDialog inquiry={inquiry} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}

function nameAndPlace({ companyName, city, country }: SimilarCustomer) {
  const place = city ?? (country === null ? null : countryName(country));
  return place === null ? companyName : `${companyName}, ${place}`;
}
