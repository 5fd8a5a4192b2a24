import { loadShapeTables, moleculeShape, StructureError } from 'contract/structures';
import type { ComputedShape, ShapeNews } from './compute-shape';

/** Computes one shape in a web worker, which can be ended. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  void compute(data);
});

async function compute(smiles: string): Promise<void> {
  try {
    await loadShapeTables();
  } catch {
    tell({ kind: 'unloaded' });
    return;
  }
  tell({ kind: 'loaded' });
  tell(shapeOf(smiles));
}

function tell(news: ShapeNews): void {
  postMessage(news);
}

function shapeOf(smiles: string): ComputedShape {
  try {
    return { kind: 'shape', shape: moleculeShape(smiles) };
  } catch (error) {
    // The library throws only because of its input.
    const isKnown = error instanceof StructureError;
    return { kind: 'none', reason: isKnown ? error.message : 'This structure cannot be read.' };
  }
}
