import sharp from 'sharp';
import { serveQuestions } from '../../core/worker/serve-questions';
import type { Card } from './card';
import { drawCard } from './draw-card';

/** What a card was drawn to; undefined when it could not be. */
export interface DrawnCard {
  readonly bytes: Uint8Array | undefined;
  readonly reason: string;
}

const largestArea = 2_000_000;

void serveQuestions({ answer: draw, warmUp });

/** Fonts and library are opened at the first card. */
function warmUp(): Promise<DrawnCard> {
  return draw({ company: '', name: '', formula: null, drawing: null, facts: [] });
}

/** What is drawn is bounded by its area: a limit of sharp's would count the time of the wall. */
async function draw(card: Card): Promise<DrawnCard> {
  try {
    const picture = sharp(Buffer.from(drawCard(card)), { limitInputPixels: largestArea });
    const options = { palette: true, colours: 64, effort: 4 };
    return { bytes: await picture.png(options).toBuffer(), reason: '' };
  } catch (error) {
    return { bytes: undefined, reason: String(error) };
  }
}
