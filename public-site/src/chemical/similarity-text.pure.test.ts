import { similarityText } from './similarity-text';

it.each([
  ['anhydrous', '', 'Same compound, anhydrous'],
  ['other-hydrate', '', 'Same compound, other hydrate'],
  ['stereoisomer', '', 'Same compound, other stereo'],
  ['salt', 'sodium salt', 'Its sodium salt'],
  ['other-salt', 'acid', 'Same acid, other salt'],
  ['parent', 'base', 'The free base'],
  ['oxidation-state', 'iron', 'Iron in another oxidation state'],
  ['cation', 'copper(II)', 'Also a copper(II) compound'],
  ['cation', 'aluminium', 'Also an aluminium compound'],
  ['anion', 'sulfate', 'Also a sulfate'],
  ['anion', 'oxide', 'Also an oxide'],
  ['anion', '', 'Same anion'],
  ['group', 'ketone', 'Also a ketone'],
  ['group', 'alcohol', 'Also an alcohol'],
  ['group', 'urea', 'Also a urea'],
  ['groups', 'ketone, alkene', 'Same functional groups: ketone, alkene'],
  ['structure', '', 'Similar structure'],
] as const)('%s with "%s" in common reads "%s"', (reason, shared, text) => {
  expect(similarityText({ reason, shared })).toBe(text);
});
