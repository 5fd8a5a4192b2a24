import type { MoleculeShape } from 'contract/structures';

/** Milliseconds after which a computation is ended; its worker loads the tables before. */
const maxTime = 20_000;

/** A shape, or why there is none. */
export type ComputedShape =
  | { readonly kind: 'shape'; readonly shape: MoleculeShape }
  | { readonly kind: 'none'; readonly reason: string };

/** What the worker says: whether it has loaded, then the outcome. */
export type ShapeNews = { readonly kind: 'loaded' } | { readonly kind: 'unloaded' } | ComputedShape;

interface Computation {
  readonly smiles: string;
  readonly onEnd: (computed: ComputedShape) => void;
}

/** Computes a shape in a worker of its own, which ends with it, after its time, or when the returned function is called. */
export function computeShape({ smiles, onEnd }: Computation): () => void {
  const worker = new Worker(new URL('./shape-worker.ts', import.meta.url));
  let timer: ReturnType<typeof setTimeout> | undefined;
  function end(computed: ComputedShape): void {
    cancel();
    onEnd(computed);
  }
  function cancel(): void {
    clearTimeout(timer);
    worker.terminate();
  }
  worker.addEventListener('message', ({ data }: MessageEvent<ShapeNews>) => {
    if (data.kind === 'loaded') timer = setTimeout(() => end(tooLong), maxTime);
    else end(data.kind === 'unloaded' ? failed : data);
  });
  worker.addEventListener('error', () => end(failed));
  worker.postMessage(smiles);
  return cancel;
}

const tooLong: ComputedShape = {
  kind: 'none',
  reason: 'This structure is too large for its shape to be computed here.',
};
const failed: ComputedShape = {
  kind: 'none',
  reason:
    'What computes shapes could not be loaded. Check the connection, and press the button again.',
};
