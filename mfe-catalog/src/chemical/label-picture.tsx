import { t } from '@lingui/core/macro';
import type { LabelPreview } from 'contract/regulation';
import { GhsPictogramImage, token } from 'shared-ui';
import styled from 'styled-components';

/** Paper, in the dark theme too. */
const Paper = styled.svg`
  display: block;
  width: 100%;
  max-height: 26rem;
  border: 1px solid ${token.color.borderStrong};
  background: #fff;
  fill: #000;
`;

interface LabelPictureProps {
  label: LabelPreview;
  name: string;
}

/** A label as it is printed, to scale. */
export function LabelPicture({ label: { width, height, items }, name }: LabelPictureProps) {
  const description = t`Label of ${name}, ${width} × ${height} mm`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from data; there is no file for an <img>
    <Paper viewBox={`0 0 ${width} ${height}`} role="img" aria-label={description}>
      {items.map((item, index) =>
        item.kind === 'pictogram' ? (
          <svg
            key={index}
            x={item.x}
            y={item.y}
            width={item.box}
            height={item.box}
            viewBox="0 0 100 100"
          >
            <GhsPictogramImage code={item.code} />
          </svg>
        ) : (
          <text
            key={index}
            x={item.x}
            y={item.y}
            fontSize={item.size}
            fontWeight={item.isBold ? 600 : 400}
          >
            {item.text}
          </text>
        ),
      )}
    </Paper>
  );
}
