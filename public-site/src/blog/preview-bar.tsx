import { token } from 'shared-ui';
import styled from 'styled-components';
import { pageWidth } from '../common/look';

const Bar = styled.aside`
  position: sticky;
  z-index: ${token.layer.popup};
  top: 0;
  background: ${token.color.warningSoft};
  color: ${token.color.onWarningSoft};
  border-bottom: 1px solid ${token.color.warning};
`;

const Words = styled.p`
  ${pageWidth}
  padding-block: 0.625rem;
  font-size: 0.9375rem;

  & strong {
    margin-right: 0.5rem;
  }
`;

interface PreviewBarProps {
  text: string;
}

/** Marks a page as a preview. The address grants access, so no link of the page passes it on. */
export function PreviewBar({ text }: PreviewBarProps) {
  return (
    <Bar aria-label="Preview">
      <meta name="referrer" content="no-referrer" />
      <Words>
        <strong>Preview</strong> {text}
      </Words>
    </Bar>
  );
}
