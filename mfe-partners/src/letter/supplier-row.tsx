import { t } from '@lingui/core/macro';
import type { suppliers } from 'contract/partner';
import { Link } from 'react-router-dom';
import { Badge, breakpoint, focusRing, token } from 'shared-ui';
import { type RowOf } from 'shared-ui/resource';
import { countText } from 'shared-ui/table';
import styled from 'styled-components';
import { ContactLinks } from '../common/contact-links';
import { placeText } from '../common/place-text';
import { StarRating } from '../common/star-rating';
import { editSupplierHref, supplierMappingHref } from '../routes';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6rem 8.5rem 7.5rem;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  padding: ${token.space[2]} ${token.space[4]};
  font-size: ${token.text.md};

  & a {
    ${focusRing}
  }
  @media (width < ${breakpoint.mobile}) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :first-child {
      grid-column: 1 / -1;
    }
    & > :empty {
      display: none;
    }
  }
`;

const Who = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  & > a {
    margin-inline-end: ${token.space[2]};
    color: ${token.color.text};
    font-weight: ${token.weight.semibold};
    text-decoration: none;
  }
  & > a:hover {
    color: ${token.color.brandText};
    text-decoration: underline;
  }
  & > small {
    display: block;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

const Count = styled(Link)`
  color: ${token.color.brandText};
  font-variant-numeric: tabular-nums;
`;

interface SupplierRowProps {
  supplier: RowOf<typeof suppliers>;
}

/** A supplier in one row: name, place, rating, chemicals and contact links. */
export function SupplierRow({ supplier }: SupplierRowProps) {
  const { _id, companyName, active, address, rating, chemicalCount } = supplier;
  const place = placeText(address);
  return (
    <Row>
      <Who>
        <Link to={editSupplierHref(_id)}>{companyName}</Link>
        {active ? null : <Badge>{t`Inactive`}</Badge>}
        {place === undefined ? null : <small>{place}</small>}
      </Who>
      <div>{rating === null ? null : <StarRating rating={rating} />}</div>
      <Count
        to={supplierMappingHref(_id)}
        aria-label={t`${{ counted: countText(chemicalCount, chemicalNoun) }} of ${companyName}`}
      >
        {countText(chemicalCount, chemicalNoun)}
      </Count>
      <ContactLinks partner={supplier} />
    </Row>
  );
}

const chemicalNoun = { one: 'chemical', many: 'chemicals' };
