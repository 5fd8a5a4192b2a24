import { fileEndpoints } from 'contract/file';
import { token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import styled from 'styled-components';

const Picture = styled.img`
  flex: none;
  width: 4.5rem;
  height: 4.5rem;
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  object-fit: contain;
`;

interface StoredImageProps {
  /** The file's stored name. */
  name: string;
}

/** A thumbnail of an uploaded picture; decorative, as the input beside it has the alt text. */
export function StoredImage({ name }: StoredImageProps) {
  const api = useApi();
  return (
    <Picture
      data-fixed
      src={api.urlOf(fileEndpoints.download, { id: name, query: { w: 160 } })}
      alt=""
    />
  );
}
