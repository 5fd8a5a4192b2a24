import { type FocalPoint } from 'contract/content';
import { fileEndpoints } from 'contract/file';
import { useApi } from 'shared-ui/client';

interface PreviewPictureProps {
  /** The stored file name; null renders nothing. */
  name: string | null;
  /** The focal point; the centre by default. */
  focus: FocalPoint | null | undefined;
}

/** The background picture of a preview, cropped as on the site. */
export function PreviewPicture({ name, focus }: PreviewPictureProps) {
  const api = useApi();
  if (name === null) return null;
  const { x, y } = focus ?? { x: 0.5, y: 0.5 };
  return (
    <img
      src={api.urlOf(fileEndpoints.download, { id: name, query: { w: 1280 } })}
      alt=""
      style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
    />
  );
}
