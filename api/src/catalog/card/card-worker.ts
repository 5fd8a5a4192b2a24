import sharp from 'sharp';
import { serveQuestions } from '../../worker/serve-questions';
import type { Card } from './card';
import { drawCard } from './draw-card';

/** A drawn card; undefined when it could not be drawn. */
export interface DrawnCard {
  readonly bytes: Uint8Array | undefined;
  readonly reason: string;
}

const maxArea = 2_000_000;

void serveQuestions({ answer: draw, warmUp });

/** The first card loads the fonts and the library. */
function warmUp(): Promise<DrawnCard> {
  return draw({ company: '', name: '', formula: null, drawing: null, facts: [] });
}

/** The card's area bounds the work; sharp's own timeout would count wall time. */
async function draw(card: Card): Promise<DrawnCard> {
  try {
    const picture = sharp(Buffer.from(drawCard(card)), { limitInputPixels: maxArea });
    const options = { palette: true, colours: 64, effort: 4 };
    return { bytes: await picture.png(options).toBuffer(), reason: '' };
  } catch (error) {
    return { bytes: undefined, reason: String(error) };
  }
}
