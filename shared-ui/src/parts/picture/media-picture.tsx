import { t } from '@lingui/core/macro';
import { type MediaFile } from 'contract/content';
import { fileEndpoints, type imageWidths } from 'contract/file';
import { FileText, ImageOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../client/api-provider';
import { token } from '../../tokens/token';
import { StaffImage } from '../staff-file/staff-image';
import { mediaEnding } from './media-facts';

const Frame = styled.span`
  display: grid;
  place-items: center;
  place-content: center;
  gap: ${token.space[1]};
  width: 100%;
  height: 100%;
  min-height: 0;
  overflow: hidden;
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
  font-weight: ${token.weight.medium};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const PictureFrame = styled(Frame)`
  grid-template: 100% / 100%;
`;

export interface MediaPictureProps {
  file: Pick<MediaFile, 'name' | 'kind' | 'audience'>;
  /** Alternative text; empty where the text beside the picture says the same. */
  alt: string;
  /** In pixels: the smallest size that is sharp where it is shown. */
  width: (typeof imageWidths)[number];
}

/** An upload that fills its container: the picture, or a document icon with the file kind. */
export function MediaPicture({ file, alt, width }: MediaPictureProps) {
  const api = useApi();
  const [broken, setBroken] = useState<string>();
  const { name, kind, audience } = file;
  if (kind === 'document') {
    return (
      <Frame>
        <FileText size={28} aria-hidden="true" />
        <span aria-hidden="true">{mediaEnding(name)}</span>
      </Frame>
    );
  }
  if (audience === 'staff') return <StaffImage name={name} alt={alt} width={width} />;
  if (broken === name) {
    return (
      <Frame>
        <ImageOff size={24} aria-hidden="true" />
        {t`This picture cannot be shown`}
      </Frame>
    );
  }
  return (
    <PictureFrame>
      <img
        src={api.urlOf(fileEndpoints.download, { id: name, query: { w: width } })}
        alt={alt}
        loading="lazy"
        draggable={false}
        onError={() => setBroken(name)}
      />
    </PictureFrame>
  );
}
