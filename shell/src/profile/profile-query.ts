import { setLocale, setTimeZone } from 'contract';
import { type ApiClient, type OwnProfile, ownProfile } from 'shared-ui/client';
import { brandOf } from '../brand/brand';
import { adoptLanguage, localeIn } from '../language/panel-language';
import type { AuthStore } from '../auth/auth-store';

/** The query of the signed-in admin's profile, whose answer also names the owner of the session. */
export function profileQuery(api: ApiClient, auth: Pick<AuthStore, 'adopt'>) {
  const { queryKey, queryFn } = ownProfile(api);
  return {
    queryKey,
    async queryFn(context: { readonly signal: AbortSignal }): Promise<OwnProfile> {
      const profile = await queryFn(context);
      setTimeZone(profile.admin.timeZone);
      const language = await adoptLanguage(profile.admin.language);
      setLocale(profile.admin.locale ?? localeIn(language, brandOf(document).locale));
      auth.adopt(profile.admin);
      return profile;
    },
  };
}
