import { fileEndpoints } from 'contract/file';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../client/api-provider';
import { token } from '../../tokens/token';

const Frame = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 3.5rem;
  height: calc(var(--row-height, 2.875rem) - 0.375rem);
  overflow: hidden;
  border-radius: ${token.radius.sm};
  background: ${token.color.surfaceSunken};
  color: ${token.color.textFaint};
  vertical-align: middle;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export interface PictureThumbProps {
  /** The stored name of the picture; null shows a placeholder. */
  name: string | null;
  /** Alternative text; empty where the text beside the picture says the same. */
  alt: string;
}

/** A thumbnail of a public picture, as small as a table row. */
export function PictureThumb({ name, alt }: PictureThumbProps) {
  const api = useApi();
  const [broken, setBroken] = useState<string>();
  if (name === null || broken === name) {
    return (
      <Frame>
        <ImageOff size={16} aria-hidden="true" />
      </Frame>
    );
  }
  return (
    <Frame>
      <img
        src={api.urlOf(fileEndpoints.download, { id: name, query: { w: 160 } })}
        alt={alt}
        loading="lazy"
        draggable={false}
        onError={() => setBroken(name)}
      />
    </Frame>
  );
}
