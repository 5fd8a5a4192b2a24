import { t } from '@lingui/core/macro';
import type { banners } from 'contract/content';
import { token } from 'shared-ui';
import { type InputsProps, useFormValue } from 'shared-ui/form';
import styled from 'styled-components';
import { PreviewPicture } from '../common/preview-picture';

type Banners = typeof banners;

/* The ground of the site's banner, in the theme of the panel. */
const Stage = styled.figure`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: ${token.radius.lg};
  border: 1px solid ${token.color.border};
  background: linear-gradient(100deg, ${token.color.surface} 38%, ${token.color.brandSoft} 88%);
  color: ${token.color.text};

  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/* Enough of the surface for the text on any picture. */
const Words = styled.figcaption`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  align-items: flex-start;
  min-height: 13rem;
  padding: ${token.space[6]};
  background: linear-gradient(
    90deg,
    color-mix(in srgb, ${token.color.surface} 90%, transparent),
    color-mix(in srgb, ${token.color.surface} 80%, transparent) 50%,
    transparent 75%
  );
  overflow-wrap: anywhere;

  & > strong {
    max-width: 18ch;
    font-size: ${token.text['3xl']};
    font-weight: ${token.weight.semibold};
    line-height: 1.06;
    letter-spacing: -0.035em;
    text-wrap: balance;
  }
  & > p {
    max-width: 32rem;
    margin-top: ${token.space[3]};
    font-size: ${token.text.lg};
  }
  & > [data-button] {
    margin-top: ${token.space[4]};
    padding: ${token.space[2]} ${token.space[4]};
    border-radius: ${token.radius.md};
    background: ${token.color.brand};
    color: ${token.color.onBrand};
    font-weight: ${token.weight.semibold};
  }
`;

/** A preview of the form's banner. */
export function BannerPreview({ form }: InputsProps<Banners>) {
  const image = useFormValue<Banners, string>(form, 'image');
  const title = useFormValue<Banners, string>(form, 'title');
  const subtitle = useFormValue<Banners, string>(form, 'subtitle');
  const label = useFormValue<Banners, string>(form, 'ctaLabel');
  const href = useFormValue<Banners, string>(form, 'ctaHref');
  const focus = form.record?.image === image ? form.record?.imageFacts?.focus : null;
  return (
    <Stage>
      <PreviewPicture name={image} focus={focus} />
      <Words>
        <strong>{title ?? t`Title`}</strong>
        {subtitle === null ? null : <p>{subtitle}</p>}
        {label === null || href === null ? null : <span data-button="">{label}</span>}
      </Words>
    </Stage>
  );
}
