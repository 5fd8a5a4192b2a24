/** A chemical of which every field of the page is known. */
export const ethanolFacts = {
  name: 'Ethanol',
  foreignNames: [
    { language: 'de', name: 'Weingeist' },
    { language: 'zh', name: '乙醇' },
    { language: 'zh', name: '酒精' },
  ],
  casNumber: '64-17-5',
  smiles: 'CCO',
  density: 0.789,
  boilingPoint: 78.4,
  meltingPoint: -114.1,
  unNumber: 'UN1170',
  hazardClass: '3',
  packingGroup: 'II',
  ghsPictograms: ['GHS02', 'GHS06', 'GHS08'],
  signalWord: 'Danger',
  hazardStatements: ['H225', 'H360FD', 'H300+H310', 'EUH066'],
  precautionaryStatements: ['P210', 'P301+P310', 'P233+P240', 'P501'],
  statementSlots: [{ code: 'P501', text: 'an approved plant' }],
  documents: [{ kind: 'COA', title: 'Lot 7', language: 'de', file: 'a.pdf' }],
};
