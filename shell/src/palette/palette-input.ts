import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';

export const PaletteInput = styled.input`
  width: 100%;
  min-height: ${token.control.lg};
  padding-inline: ${token.space[3]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.text};
  font: inherit;

  &:focus-visible {
    border-color: ${token.color.brandText};
    outline: 2px solid ${token.color.brandText};
    outline-offset: -1px;
  }
`;

export const inputTexts = {
  get placeholder() {
    return t`A screen, chemical, supplier, customer or inquiry`;
  },
  get 'aria-label'() {
    return t`Go to`;
  },
  maxLength: 200,
};
