import { fileEndpoints } from 'contract/file';
import { Folder } from 'lucide-react';
import { token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import styled from 'styled-components';

const Frame = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  overflow: hidden;
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  color: ${token.color.textFaint};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

interface CategoryThumbnailProps {
  image: string | null;
}

/** A category's picture in small, or a sign for one without; the name beside it says all. */
export function CategoryThumbnail({ image }: CategoryThumbnailProps) {
  const api = useApi();
  return (
    <Frame aria-hidden="true" data-empty={image === null || undefined}>
      {image === null ? (
        <Folder size={16} />
      ) : (
        <img
          src={api.urlOf(fileEndpoints.download, { id: image, query: { w: 160 } })}
          alt=""
          loading="lazy"
          draggable={false}
        />
      )}
    </Frame>
  );
}
