import { pictureNameIn } from './picture-address';

/**
 * The image files that are pasted or dropped. None where text comes along: word processors add a picture of the text
 * itself.
 */
export function pictureFilesIn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (files.length === 0) return [];
  const text = pageOf(data?.getData('text/html') ?? '').body.textContent ?? '';
  return text.trim() === '' ? files : [];
}

/** HTML without pictures that are not uploads of our own, and how many those were. */
export function withoutForeignPictures(html: string): { html: string; foreign: number } {
  if (!/<img\b/i.test(html)) return { html, foreign: 0 };
  const page = pageOf(html);
  const pictures = [...page.querySelectorAll('img')];
  const foreign = pictures.filter(({ src }) => pictureNameIn(src) === undefined);
  for (const picture of foreign) picture.remove();
  for (const picture of pictures) picture.setAttribute('src', withoutOrigin(picture.src));
  return { html: page.body.innerHTML, foreign: foreign.length };
}

/** A page of its own, in which nothing is loaded or run. */
function pageOf(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function withoutOrigin(src: string): string {
  return src.startsWith(`${location.origin}/`) ? src.slice(location.origin.length) : src;
}
