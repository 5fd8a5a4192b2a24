import styled from 'styled-components';
import { focusRing } from '../tokens/mixins';
import { token } from '../tokens/token';

/** The rows of a panel beside a record's form, each with a head and details. */
export const PanelList = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    padding-block: ${token.space[2]};
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-top: 1px solid ${token.color.border};
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[2]};
  }
  & small {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & a {
    border-radius: ${token.radius.sm};
    color: ${token.color.brandText};
    ${focusRing}
  }
`;
