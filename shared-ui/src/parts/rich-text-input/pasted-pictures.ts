import { pictureNameIn } from './picture-address';

/**
 * The image files of a paste or drop. None when there is text too: word processors add a picture of the text itself.
 */
export function pictureFilesIn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (files.length === 0) return [];
  const text = pageOf(data?.getData('text/html') ?? '').body.textContent ?? '';
  return text.trim() === '' ? files : [];
}

/** Removes pictures that are not our own uploads from HTML, and counts them. */
export function withoutForeignPictures(html: string): { html: string; foreign: number } {
  if (!/<img\b/i.test(html)) return { html, foreign: 0 };
  const page = pageOf(html);
  const pictures = [...page.querySelectorAll('img')];
  const foreign = pictures.filter(({ src }) => pictureNameIn(src) === undefined);
  for (const picture of foreign) picture.remove();
  for (const picture of pictures) picture.setAttribute('src', withoutOrigin(picture.src));
  return { html: page.body.innerHTML, foreign: foreign.length };
}

/** An inert document, which loads and runs nothing. */
function pageOf(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function withoutOrigin(src: string): string {
  return src.startsWith(`${location.origin}/`) ? src.slice(location.origin.length) : src;
}
