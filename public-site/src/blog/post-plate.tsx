import { token } from 'shared-ui';
import styled from 'styled-components';
import type { PictureView } from '../common/view-parts';
import { SitePicture } from '../common/site-picture';
import { LogoMark } from '../frame/site-logo';

const Plate = styled.div`
  display: grid;
  place-items: center;
  border: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};
  overflow: hidden;

  & > svg {
    width: 4rem;
    height: 4rem;
    opacity: 0.25;
  }
`;

const Picture = styled(SitePicture)`
  width: 100%;
  height: 100%;
`;

interface PostPlateProps {
  picture: PictureView | null;
  sizes: string;
  isFirst?: boolean;
  className?: string;
}

/** The decorative picture of a post in a list; a placeholder for a post without one. */
export function PostPlate({ picture, sizes, isFirst = false, className }: PostPlateProps) {
  return (
    <Plate className={className}>
      {picture === null ? (
        <LogoMark />
      ) : (
        <Picture picture={{ ...picture, alt: '' }} sizes={sizes} isFirst={isFirst} />
      )}
    </Plate>
  );
}
