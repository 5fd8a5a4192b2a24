import type { DemoArticle } from '../../../demo-article';
import { checkDigits } from './cas-and-ec-numbers-and-their-check-digits';
import { drumOrBulk } from './drum-ibc-tank-container-or-bulk';
import { importerDuties } from './duties-of-an-importer-under-reach';
import { grades } from './grades-from-technical-to-pharmacopoeia';
import { goodInquiry } from './how-to-write-an-inquiry-that-is-answered-quickly';
import { airAndMoisture } from './hygroscopic-and-peroxide-forming-materials';
import { incotermsForChemicals } from './incoterms-2020-for-chemicals';
import { keepingApart } from './keeping-incompatible-chemicals-apart';
import { readingPurity } from './reading-purity-on-a-certificate-of-analysis';
import { sixteenSections } from './sixteen-sections-of-a-safety-data-sheet';
import { warmEnough } from './warm-enough-cold-enough';
import { markOnADrum } from './what-the-mark-on-a-drum-says';

/** In the order in which they came out; the last two are yet to come. */
export const articles: readonly DemoArticle[] = [
  sixteenSections,
  keepingApart,
  markOnADrum,
  incotermsForChemicals,
  checkDigits,
  grades,
  importerDuties,
  drumOrBulk,
  airAndMoisture,
  goodInquiry,
  readingPurity,
  warmEnough,
];
