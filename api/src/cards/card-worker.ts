import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { Card } from './card';
import { drawCard } from './draw-card';

/** What a card was drawn to; undefined when it could not be. */
export interface DrawnCard {
  readonly bytes: Uint8Array | undefined;
  readonly reason: string;
}

const seconds = 10;
const largestArea = 2_000_000;

parentPort?.on('message', (card: Card) => void draw(card).then(send));
// Fonts and library are opened at the first card.
void draw({ company: '', name: '', formula: null, drawing: null, facts: [] }).then(send);

async function draw(card: Card): Promise<DrawnCard> {
  try {
    const picture = sharp(Buffer.from(drawCard(card)), { limitInputPixels: largestArea });
    const options = { palette: true, colours: 64, effort: 4 };
    return { bytes: await picture.timeout({ seconds }).png(options).toBuffer(), reason: '' };
  } catch (error) {
    return { bytes: undefined, reason: String(error) };
  }
}

function send(drawn: DrawnCard): void {
  parentPort?.postMessage(drawn);
}
