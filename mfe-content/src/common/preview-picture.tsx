import { type FocalPoint } from 'contract/content';
import { fileEndpoints } from 'contract/file';
import { useApi } from 'shared-ui/client';

interface PreviewPictureProps {
  /** The stored name; nothing is shown without one. */
  name: string | null;
  /** The point that stays in sight; the middle unless given. */
  focus: FocalPoint | null | undefined;
}

/** The picture behind the words of a preview, cut as the site cuts it. */
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
