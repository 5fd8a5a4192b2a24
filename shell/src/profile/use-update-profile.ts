import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { type PanelLanguage, setLocale } from 'contract';
import { adminEndpoints, type AdminProfile, type NoticeTopic } from 'contract/staff';
import { showToast } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { brandOf } from '../brand/brand';
import { logProblem } from '../federation/log-problem';
import { adoptLanguage, forgetLanguage, localeIn } from '../language/panel-language';
import { useAdoptProfile, useProfile } from './use-profile';

export interface ProfileDraft {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly photo: File | undefined;
  /** Null without one. */
  readonly phone: string | null;
  /** Null without one. */
  readonly signature: string | null;
  /** Null for the browser's. */
  readonly language: PanelLanguage | null;
  /** Null for the company's. */
  readonly locale: string | null;
  /** Null for the browser's. */
  readonly timeZone: string | null;
  readonly mailedTopics: readonly NoticeTopic[];
  /** The current one, for another email. */
  readonly password: string;
}

/** Saves the profile. A failure is only logged (specification, section 8). */
export function useUpdateProfile({ onSaved }: { onSaved: () => void }) {
  const api = useApi();
  const adopt = useAdoptProfile();
  const { data: profile } = useProfile();
  return useMutation({
    mutationFn: ({ photo, password, mailedTopics, ...rest }: ProfileDraft) =>
      api.call(adminEndpoints.updateProfile, {
        body: {
          ...rest,
          mailedTopics: [...mailedTopics],
          ...(photo && { photo }),
          ...(password !== '' && { password }),
        },
      }),
    onSuccess({ admin }, { email }) {
      const before = { language: null, locale: null, timeZone: null, ...profile };
      adopt(admin);
      if (admin.email !== email.trim().toLowerCase()) {
        showToast({
          title: t`A link was mailed to ${{ email: email.trim() }}`,
          description: t`Your email changes when you open it.`,
          tone: 'success',
        });
      }
      onSaved();
      // What is drawn already keeps its formats.
      if (admin.locale !== before.locale || admin.timeZone !== before.timeZone)
        return location.reload();
      if (admin.language === before.language) return;
      if (admin.language === null) forgetLanguage();
      void followLanguage(admin);
    },
    onError: (cause) => logProblem('The profile could not be saved:', cause),
  });
}

async function followLanguage({ language: chosen, locale }: AdminProfile): Promise<void> {
  const language = await adoptLanguage(chosen);
  setLocale(locale ?? localeIn(language, brandOf(document).locale));
}
