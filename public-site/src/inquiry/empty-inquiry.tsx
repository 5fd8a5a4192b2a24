import { token } from 'shared-ui';
import styled from 'styled-components';
import { askedListHref, categoriesHref } from '../hrefs';

const Box = styled.div`
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid ${token.color.border};
  background: ${token.color.surface};

  & > p + p {
    margin-top: 0.5rem;
    color: ${token.color.textMuted};
  }
`;

/** How the inquiry is filled. */
export function EmptyInquiry() {
  return (
    <Box>
      <p>Your inquiry is empty.</p>
      <p>
        Find a chemical with the search above or in the <a href={categoriesHref}>categories</a> and
        choose “Add to inquiry”, type its name below, or <a href={askedListHref}>paste a list</a>.
      </p>
    </Box>
  );
}
