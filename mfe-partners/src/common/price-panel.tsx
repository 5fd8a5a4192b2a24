import { t } from '@lingui/core/macro';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, token } from 'shared-ui';
import { PanelList } from 'shared-ui/resource';
import { countText } from 'shared-ui/table';
import styled from 'styled-components';
import { PriceStateBadge } from './price-state';
import { conditionText, priceText, type ShownPrice, validityText } from './price-text';

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
  color: ${token.color.textMuted};
`;

interface PricePanelProps<Price extends ShownPrice & { readonly _id: string }> {
  label: string;
  /** Newest first. */
  prices: readonly Price[];
  total: number;
  /** Who asks the price, or whose list it is. */
  renderName: (price: Price) => ReactNode;
  /** All of them, and where new ones are entered. */
  href: string;
}

/** Prices that are valid, will be or were, each with its conditions and days. */
export function PricePanel<Price extends ShownPrice & { readonly _id: string }>(
  props: PricePanelProps<Price>,
) {
  const { label, prices, total, renderName, href } = props;
  return (
    <>
      {prices.length === 0 ? null : (
        <PanelList aria-label={label}>
          {prices.map((price) => (
            <li key={price._id}>
              <strong>{priceText(price)}</strong> <PriceStateBadge state={price.state} />
              <br />
              {renderName(price)}
              <br />
              <small>
                {[conditionText(price), validityText(price)]
                  .filter((part) => part !== '')
                  .join(', ')}
              </small>
            </li>
          ))}
        </PanelList>
      )}
      <Foot>
        {total === 0
          ? t`No price is entered yet.`
          : countText(total, { one: t`price`, many: t`prices` })}
        <Button variant="outline" size="sm" asChild>
          <Link to={href}>{t`All prices`}</Link>
        </Button>
      </Foot>
    </>
  );
}
