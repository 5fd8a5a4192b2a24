import { t } from '@lingui/core/macro';
import type { Supplier } from 'contract/partner';
import { Link, useSearchParams } from 'react-router-dom';
import { Badge, token, Tooltip } from 'shared-ui';
import { countryName } from 'shared-ui/form';
import { numberText, TextCell, TwoLines } from 'shared-ui/table';
import styled from 'styled-components';
import { type MatchedPartner, matchedFact } from './matched-fact';

interface CompanyCellProps {
  partner: MatchedPartner;
}

/** The company's name, with the main contact below, and what a search found in facts that the row does not show. */
export function CompanyCell({ partner }: CompanyCellProps) {
  const { companyName, contactPerson } = partner;
  const [address] = useSearchParams();
  const found = matchedFact(partner, address.get('search') ?? '');
  return (
    <TwoLines>
      <span>{companyName}</span>
      {contactPerson === null && found === undefined ? null : (
        <small>{[contactPerson, found].filter(Boolean).join(' · ')}</small>
      )}
    </TwoLines>
  );
}

/** The country, with the city below. */
export function PlaceCell({ address }: Pick<Supplier, 'address'>) {
  const { country, city } = address ?? { country: null, city: null };
  const [first, second] = [country === null ? null : countryName(country), city].filter(
    (part) => part !== null,
  );
  if (first === undefined) return <TextCell value={null} />;
  return (
    <TwoLines>
      <span>{first}</span>
      {second === undefined ? null : <small>{second}</small>}
    </TwoLines>
  );
}

const Badges = styled.span`
  display: flex;
  gap: ${token.space[1]};
  min-width: 0;

  & > :first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & button {
    padding: 0;
    border: 0;
    background: none;
    cursor: help;
  }
`;

const shownCertifications = 1;

/** The first certification and the number of others. */
export function CertificationsCell({ certifications }: Pick<Supplier, 'certifications'>) {
  const shown = certifications.slice(0, shownCertifications);
  const more = certifications.slice(shownCertifications);
  if (shown.length === 0) return <TextCell value={null} />;
  return (
    <Badges>
      {shown.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
      {more.length === 0 ? null : (
        <Tooltip content={more.join(', ')}>
          <button
            type="button"
            aria-label={t`${{ count: more.length }} more: ${{ more: more.join(', ') }}`}
          >
            <Badge>+{more.length}</Badge>
          </button>
        </Tooltip>
      )}
    </Badges>
  );
}

interface ChemicalCountCellProps {
  partner: Pick<Supplier, 'companyName' | 'chemicalCount'>;
  href: string;
}

/** The number of linked chemicals, as a link to them. */
export function ChemicalCountCell({ partner, href }: ChemicalCountCellProps) {
  const { companyName, chemicalCount } = partner;
  const count = numberText(chemicalCount);
  return (
    <Link to={href} aria-label={t`${count} chemicals of ${companyName}`}>
      {count}
    </Link>
  );
}

/** Whether the partner is active. */
export function ActiveBadge({ active }: Pick<Supplier, 'active'>) {
  return active ? <Badge tone="success">{t`Active`}</Badge> : <Badge>{t`Inactive`}</Badge>;
}
