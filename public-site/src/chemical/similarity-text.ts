import { t } from '@lingui/core/macro';
import type { SimilarChemical, SimilarityReason } from 'contract/catalog';

import { functionalGroups } from 'contract/drawing';
import { currentLanguage } from '../language/current-language';
import { groupName } from './functional-group-names';

type Why = Pick<SimilarChemical, 'reason' | 'shared'>;

/** Why a chemical is similar, in the words of a buyer: `Same compound, anhydrous`, `Also a ketone`. */
export function similarityText({ reason, shared }: Why): string {
  const isOfGroups = reason === 'group' || reason === 'groups';
  if (isOfGroups && shared !== '') return textAbout(reason, groupNames(shared));
  // The API names ions and metals in English alone.
  const isNamed = shared !== '' && currentLanguage().code === 'en';
  return isNamed ? textAbout(reason, shared) : plainText(reason);
}

function groupNames(shared: string): string {
  const names = shared.split(', ').map((word) => {
    const group = functionalGroups.find((one) => one === word);
    return group === undefined ? word : groupName(group);
  });
  return names.join(', ');
}

function plainText(reason: SimilarityReason): string {
  const texts: Readonly<Record<SimilarityReason, string>> = {
    same: t`Same structure`,
    stereoisomer: t`Same compound, other stereo`,
    anhydrous: t`Same compound, anhydrous`,
    hydrate: t`Same compound, as a hydrate`,
    'other-hydrate': t`Same compound, other hydrate`,
    salt: t`A salt of it`,
    'other-salt': t`Other salt of it`,
    parent: t`The compound without its salt`,
    labelled: t`Same compound, other isotopes`,
    'oxidation-state': t`Same metal in another oxidation state`,
    cation: t`Same cation`,
    anion: t`Same anion`,
    metal: t`Same metal`,
    groups: t`Same functional groups`,
    group: t`Same functional group`,
    structure: t`Similar structure`,
  };
  return texts[reason];
}

function textAbout(reason: SimilarityReason, name: string): string {
  const article = /^[aeio]/.test(name) ? 'an' : 'a';
  switch (reason) {
    case 'salt':
      return `Its ${name}`;
    case 'other-salt':
      return `Same ${name}, other salt`;
    case 'parent':
      return `The free ${name}`;
    case 'oxidation-state':
      return `${capital(name)} in another oxidation state`;
    case 'cation':
    case 'metal':
      return `Also ${article} ${name} compound`;
    case 'anion':
      return `Also ${article} ${name}`;
    case 'group':
      return article === 'an' ? t`Also an ${name}` : t`Also a ${name}`;
    case 'groups':
      return t`Same functional groups: ${name}`;
    default:
      return plainText(reason);
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
