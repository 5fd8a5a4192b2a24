import { t } from '@lingui/core/macro';
import type { slides } from 'contract/content';
import { breakpoint, token } from 'shared-ui';
import { type InputsProps, useFormValue } from 'shared-ui/form';
import styled from 'styled-components';
import { PreviewPicture } from '../common/preview-picture';

type Slides = typeof slides;

/* Violet shades and white in both themes, as on the home page. */
const Frame = styled.figure`
  position: relative;
  display: grid;
  /* Else the least height would widen it by its aspect ratio, past a phone's page. */
  width: 100%;
  min-height: 14rem;
  aspect-ratio: 5 / 2;
  overflow: hidden;
  margin: 0;
  border-radius: ${token.radius.lg};
  background: #160c29;
  color: #ffffff;

  & > img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Words = styled.figcaption`
  position: relative;
  display: grid;
  gap: ${token.space[3]};
  align-content: center;
  justify-items: start;
  padding: ${token.space[5]} 30% ${token.space[5]} ${token.space[6]};
  background: linear-gradient(
    90deg,
    rgb(22 12 41 / 90%),
    rgb(22 12 41 / 70%) 45%,
    rgb(22 12 41 / 12%) 82%
  );
  overflow-wrap: anywhere;

  & > strong {
    font-size: ${token.text.xl};
    line-height: 1.2;
  }
  & > [data-button] {
    padding: ${token.space[2]} ${token.space[4]};
    border-radius: ${token.radius.full};
    background: #ffffff;
    color: #3d1785;
    font-weight: ${token.weight.semibold};
  }
  @media (width < ${breakpoint.compact}) {
    padding-inline: ${token.space[4]};
    background: linear-gradient(0deg, rgb(22 12 41 / 90%), rgb(22 12 41 / 68%));
  }
`;

/** A preview of the form's slide on the home page. */
export function SlidePreview({ form }: InputsProps<Slides>) {
  const image = useFormValue<Slides, string>(form, 'image');
  const title = useFormValue<Slides, string>(form, 'title');
  const text = useFormValue<Slides, string>(form, 'text');
  const label = useFormValue<Slides, string>(form, 'ctaLabel');
  const href = useFormValue<Slides, string>(form, 'ctaHref');
  const focus = form.record?.image === image ? form.record?.imageFacts?.focus : null;
  return (
    <Frame>
      <PreviewPicture name={image} focus={focus} />
      <Words>
        <strong>{title ?? t`Title`}</strong>
        {text === null ? null : <span>{text}</span>}
        {label === null || href === null ? null : <span data-button>{label}</span>}
      </Words>
    </Frame>
  );
}
