import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { fileEndpoints, type imageWidths } from 'contract/file';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../client/api-provider';
import { token } from '../../tokens/token';
import { Skeleton } from '../skeleton/skeleton';
import { useObjectUrl } from './use-object-url';

const Frame = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  color: ${token.color.textFaint};

  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Broken = styled(Frame)`
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
`;

export interface StaffImageProps {
  /** The stored name of the file. */
  name: string;
  /** Alternative text; empty where the text beside the picture says the same. */
  alt: string;
  /** In pixels: the smallest size that is sharp where it is shown. */
  width: (typeof imageWidths)[number];
}

/**
 * A picture for staff only: it is fetched with the user's token, which the browser does not send for an `<img>`. Fills
 * its container, which sets the size.
 *
 * @example <Logo><StaffImage name={customer.logo} alt="" width={160} /></Logo>
 */
export function StaffImage({ name, alt, width }: StaffImageProps) {
  const api = useApi();
  const [broken, setBroken] = useState<string>();
  const { data, isError } = useQuery({
    queryKey: ['file', 'image', name, width],
    queryFn: async ({ signal }) => {
      const request = { id: name, query: { w: width }, signal };
      const { blob } = await api.download(fileEndpoints.download, request);
      return blob;
    },
  });
  const address = useObjectUrl(data);
  if (isError || broken === name) return <BrokenImage alt={alt} />;
  return (
    <Frame aria-busy={address === undefined || undefined}>
      {address === undefined ? (
        <Skeleton height="100%" />
      ) : (
        <img src={address} alt={alt} draggable={false} onError={() => setBroken(name)} />
      )}
    </Frame>
  );
}

function BrokenImage({ alt }: Pick<StaffImageProps, 'alt'>) {
  if (alt === '') {
    return (
      <Broken title={t`This picture cannot be shown`}>
        <ImageOff size={20} aria-hidden="true" />
      </Broken>
    );
  }
  const [label, hint] = [t`${alt}: cannot be shown`, t`This picture cannot be shown`];
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no picture for an <img> to show
    <Broken role="img" aria-label={label} title={hint}>
      <ImageOff size={20} aria-hidden="true" />
    </Broken>
  );
}
