import type { Customer } from 'contract/partner';
import { Avatar, breakpoint, StaffImage, token } from 'shared-ui';
import styled from 'styled-components';
import type { MatchedPartner } from '../common/matched-fact';
import { CompanyCell } from '../common/partner-cells';

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};

  & > :last-child {
    min-width: 0;
  }
  /* The name needs the place more. */
  @media (width < ${breakpoint.mobile}) {
    & > :not(:last-child) {
      display: none;
    }
  }
`;

const Logo = styled.span`
  flex: none;
  width: 1.875rem;
  height: 1.875rem;
  overflow: hidden;
  border-radius: ${token.radius.md};
`;

interface CustomerCellProps {
  customer: MatchedPartner & Pick<Customer, 'logo'>;
}

/** A customer's name, with its logo or initials. */
export function CustomerCell({ customer }: CustomerCellProps) {
  const { companyName, logo } = customer;
  return (
    <Line>
      {logo === null ? (
        <Avatar name={companyName} size={30} />
      ) : (
        <Logo>
          <StaffImage name={logo} alt="" width={64} />
        </Logo>
      )}
      <CompanyCell partner={customer} />
    </Line>
  );
}
