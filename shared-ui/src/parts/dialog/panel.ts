import styled from 'styled-components';
import { token } from '../../tokens/token';
import { IconButton } from '../icon-button/icon-button';

/** Head of dialogs and sheets: title, description, close button. */
export const PanelHead = styled.header`
  position: relative;
  flex: none;
  padding-block: ${token.space[5]} ${token.space[3]};
  padding-inline: ${token.space[5]} ${token.space[12]};

  & > h2 {
    font-size: ${token.text.lg};
    overflow-wrap: anywhere;
  }
  & > p {
    margin-top: ${token.space[1]};
    color: ${token.color.textMuted};
  }
`;

/** The scrolling body. */
export const PanelBody = styled.div`
  flex: 1 1 auto;
  overflow: auto;
  overscroll-behavior: contain;
  /* Clear of a form's buttons, which stick to the end. */
  scroll-padding-block: 1rem 5rem;
  --foot-gap: ${token.space[5]};
  padding: ${token.space[2]} ${token.space[5]} var(--foot-gap);
`;

/** Buttons at the bottom, the primary one last. */
export const PanelFoot = styled.footer`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[2]};
  padding: ${token.space[3]} ${token.space[5]};
  border-top: 1px solid ${token.color.border};
`;

/** Shown at the top but last in the DOM, so that the focus starts in the body. */
export const PanelClose = styled(IconButton)`
  position: absolute;
  top: ${token.space[3]};
  inset-inline-end: ${token.space[3]};
`;
