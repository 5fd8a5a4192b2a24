import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SiteLanguage, TranslatedResource } from 'contract';
import { type Original, type Translation, translationEndpoints } from 'contract/record';
import { useApi } from '../../client/api-provider';
import { refreshResource, resourceKeys } from '../../client/resource-keys';
import type { AnyResource } from '../../resource/resource-types';

/** A text of a record with its translation into one language. */
export interface TranslatedText extends Original {
  readonly translation: Translation;
}

/** What is written in one language, by field. */
export type WrittenTexts = Readonly<Record<string, string>>;

/** The texts of a record in the languages of the site; undefined while they are not known, and for records without. */
export function useTranslations(resource: AnyResource, id: string | undefined) {
  const api = useApi();
  const queryClient = useQueryClient();
  const kind = TranslatedResource.safeParse(resource.name).data;
  const { data } = useQuery({
    queryKey: [...resourceKeys.record(resource, id ?? ''), 'translations'],
    queryFn: ({ signal }) => {
      const query = { resource: kind ?? 'meta' } as const;
      return api.call(translationEndpoints.ofRecord, { id: id ?? '', query, signal });
    },
    enabled: id !== undefined && kind !== undefined,
  });

  /** Writes texts in one language; an empty one is deleted. */
  async function write(language: SiteLanguage, texts: WrittenTexts): Promise<void> {
    if (kind === undefined || id === undefined) return;
    const digests = new Map(data?.data.originals.map(({ field, digest }) => [field, digest]));
    const given = Object.entries(texts).map(([field, text]) => {
      const digest = digests.get(field);
      return [field, { text: text === '' ? null : text, ...(digest && { digest }) }] as const;
    });
    const body = { resource: kind, language, texts: Object.fromEntries(given) };
    await api.call(translationEndpoints.write, { id, body });
    await refreshResource(queryClient, resource);
  }

  return { record: data?.data, write };
}

/** The texts of a record with their translations into a language. */
export function textsIn(
  record: NonNullable<ReturnType<typeof useTranslations>['record']>,
  language: SiteLanguage,
): TranslatedText[] {
  return record.originals.flatMap((original) => {
    const translation = record.translations.find(
      (one) => one.language === language && one.field === original.field,
    );
    return translation === undefined ? [] : [{ ...original, translation }];
  });
}
