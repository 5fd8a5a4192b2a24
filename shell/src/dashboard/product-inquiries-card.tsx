import { t } from '@lingui/core/macro';
import type { Dashboard } from 'contract/staff';
import { Link } from 'react-router-dom';
import { dateTimeText } from 'contract';
import { Card, token } from 'shared-ui';
import styled from 'styled-components';
import { useListHref } from '../navigation/use-record-pages';

const Rows = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

interface ProductInquiriesCardProps {
  readonly productInquiries: Dashboard['productInquiries'];
}

/** The latest product inquiries with status `new`. */
export function ProductInquiriesCard({ productInquiries }: ProductInquiriesCardProps) {
  const { data, total } = productInquiries;
  const listHref = useListHref();
  const all = listHref('productInquiry', { status: 'new' });
  return (
    <Card
      title={t`New from the website`}
      description={total === 0 ? t`No new web inquiries.` : undefined}
      actions={total > 0 && all !== undefined ? <Link to={all}>{t`All ${total}`}</Link> : undefined}
    >
      <Rows>
        {data.map(({ _id, name, company, reference, items, createdAt }) => {
          const who = company === null ? name : `${name}, ${company}`;
          const to = listHref('productInquiry', { open: _id });
          return (
            <li key={_id}>
              {to === undefined ? who : <Link to={to}>{who}</Link>}
              <small>
                {reference} · {items.length === 1 ? t`1 item` : t`${{ count: items.length }} items`}{' '}
                · {dateTimeText(createdAt)}
              </small>
            </li>
          );
        })}
      </Rows>
    </Card>
  );
}
