import { t } from '@lingui/core/macro';
import { token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

const Stars = styled.span`
  color: ${token.color.warning};
  letter-spacing: 0.05em;
  white-space: nowrap;

  & > span:last-child {
    color: ${token.color.border};
  }
`;

const maxStars = 5;

interface StarRatingProps {
  /** 1 to 5. */
  rating: number;
}

/** The staff's rating of a supplier. */
export function StarRating({ rating }: StarRatingProps) {
  return (
    <Stars>
      <VisuallyHidden>{t`${rating} of ${maxStars} stars`}</VisuallyHidden>
      <span aria-hidden="true">{'★'.repeat(rating)}</span>
      <span aria-hidden="true">{'★'.repeat(maxStars - rating)}</span>
    </Stars>
  );
}
