import type { SimilarChemical, SimilarityReason } from 'contract/catalog';

type Why = Pick<SimilarChemical, 'reason' | 'shared'>;

/** Why a chemical is similar, in the words of a buyer: `Same compound, anhydrous`, `Also a ketone`. */
export function similarityText({ reason, shared }: Why): string {
  return shared === '' ? plainTexts[reason] : textAbout(reason, shared);
}

const plainTexts: Readonly<Record<SimilarityReason, string>> = {
  same: 'Same structure',
  stereoisomer: 'Same compound, other stereo',
  anhydrous: 'Same compound, anhydrous',
  hydrate: 'Same compound, as a hydrate',
  'other-hydrate': 'Same compound, other hydrate',
  salt: 'A salt of it',
  'other-salt': 'Other salt of it',
  parent: 'The compound without its salt',
  labelled: 'Same compound, other isotopes',
  'oxidation-state': 'Same metal in another oxidation state',
  cation: 'Same cation',
  anion: 'Same anion',
  metal: 'Same metal',
  groups: 'Same functional groups',
  group: 'Same functional group',
  structure: 'Similar structure',
};

function textAbout(reason: SimilarityReason, shared: string): string {
  switch (reason) {
    case 'salt':
      return `Its ${shared}`;
    case 'other-salt':
      return `Same ${shared}, other salt`;
    case 'parent':
      return `The free ${shared}`;
    case 'oxidation-state':
      return `${capital(shared)} in another oxidation state`;
    case 'cation':
    case 'metal':
      return `Also ${withArticle(shared)} compound`;
    case 'anion':
    case 'group':
      return `Also ${withArticle(shared)}`;
    case 'groups':
      return `Same functional groups: ${shared}`;
    default:
      return plainTexts[reason];
  }
}

function withArticle(noun: string): string {
  return `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
