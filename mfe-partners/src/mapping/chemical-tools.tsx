import { breakpoint, busyList, token } from 'shared-ui';
import styled from 'styled-components';

/** The toolbar above a list of chemicals: its search and filters. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[2]};

  & > button[role='combobox'] {
    flex: none;
    width: 8.5rem;
  }
  @media (width < ${breakpoint.compact}) {
    & > [role='search'] {
      flex-basis: 100%;
      max-width: none;
    }
  }
`;

/** Receives the focus when the focused element is removed; not a Tab stop. */
export const Results = styled.div`
  &:focus-visible {
    outline: none;
  }
  ${busyList}
`;
