import { siteRoutes } from 'contract';

/** A page of the sitemap. */
export interface Listed {
  readonly address: string;
  /** By language, as the sitemap has them. */
  readonly alternates: ReadonlyMap<string, string>;
}

/** The pages of all parts of the sitemap. */
export async function readSitemap(origin: string): Promise<Listed[]> {
  const parts = await Promise.all(
    locationsIn(await textOf(origin + siteRoutes.sitemap)).map(textOf),
  );
  return parts.flatMap((part) =>
    part
      .split('<url>')
      .slice(1)
      .flatMap((entry) =>
        locationsIn(entry).map((address) => ({ address, alternates: alternatesIn(entry) })),
      ),
  );
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} returned ${answer.status}`);
  return answer.text();
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => plain(location));
}

function alternatesIn(xml: string): Map<string, string> {
  return new Map(
    [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code = '', href = '']) => [
      code,
      plain(href),
    ]),
  );
}

function plain(text: string): string {
  return text.replaceAll('&amp;', '&');
}
