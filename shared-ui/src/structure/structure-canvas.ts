import { CanvasEditor, type Molecule } from 'openchemlib';
import {
  buttonPoint,
  type CanvasPoint,
  canvasScale,
  hoverCanvas,
  pressCanvas,
} from './canvas-pointer';
import { DrawingHistory } from './drawing-history';
import {
  atomTowards,
  moleculeOf,
  pointsOf,
  withElement,
  withGroup,
  withMolecule,
} from './edit-molecule';

/** What a press in the drawing does: a button of openchemlib's own bar by its number, or what that bar does not have. */
export type CanvasTool =
  | { readonly kind: 'button'; readonly button: number }
  | { readonly kind: 'element'; readonly symbol: string }
  /** A group as a SMILES whose first atom, `*`, stands for the atom that it is bound to. */
  | { readonly kind: 'group'; readonly smiles: string };

/** The drawing area of openchemlib's editor. */
export interface StructureCanvas {
  /** Shows a SMILES or a molfile; returns false, without a change, for a text that is neither. */
  show: (structure: string) => boolean;
  /** Draws a SMILES or a molfile beside what is there; returns false, without a change, for a text that is neither. */
  add: (structure: string) => boolean;
  choose: (tool: CanvasTool) => void;
  undo: () => void;
  redo: () => void;
  clear: () => void;
  /** Computes all coordinates anew. */
  tidy: () => void;
  /** Moves the mark to the next atom in a direction, and names it; null if there is none. */
  moveMark: (step: CanvasPoint) => string | null;
  /** Presses where the mark is, or in the middle of an empty drawing. */
  press: () => void;
  /** Whether the pointer or the mark is at an atom or bond, which a typed element changes. */
  isOver: () => boolean;
  destroy: () => void;
}

/** Which steps are possible. */
export interface DrawingSteps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

interface CanvasOptions {
  /** The initial structure: a SMILES or a molfile. */
  structure: string;
  /** Runs after each change by the user, with the SMILES of the drawing; empty for none. */
  onDraw: (smiles: string) => void;
  /** For a page with tools of its own: openchemlib's are hidden. */
  onSteps?: (steps: DrawingSteps) => void;
}

const tidyButton = 1;
const outside: CanvasPoint = { x: -1_000, y: -1_000 };

/** Mounts openchemlib's editor in an element. The library is large: load this entry when the user starts drawing. */
export function mountStructureCanvas(place: HTMLElement, options: CanvasOptions): StructureCanvas {
  const editor = new CanvasEditor(place);
  const { tools, area, release } = partsOf(place, { hasTools: options.onSteps === undefined });
  const pointer = trackPointer(area, () => pointsOf(editor.getMolecule()));
  /** openchemlib fails to draw the mark of an atom that is no longer there: the pointer leaves it, and comes back. */
  function replace(change: () => void): void {
    hoverCanvas(area, outside);
    change();
    const point = pointer.at();
    if (point !== undefined) hoverCanvas(area, point);
  }
  const drawing = trackDrawing(editor, { ...options, replace });
  let own: Exclude<CanvasTool, { kind: 'button' }> | undefined;

  function pressOwn(point: CanvasPoint): boolean {
    if (own === undefined) return false;
    const molecule = editor.getMolecule();
    const atom = molecule.findAtom(point.x, point.y);
    const changed = atomChanged(molecule, { tool: own, atom, point });
    if (changed !== undefined) drawing.set(changed);
    return true;
  }
  function stopOwn(event: PointerEvent): void {
    if (own === undefined || event.button > 0) return;
    event.stopImmediatePropagation();
    if (event.type === 'pointerdown') pressOwn(pointer.pointOf(event));
  }
  // Before openchemlib's own listeners, which stand on the canvas.
  area.parentElement?.addEventListener('pointerdown', stopOwn, { capture: true });
  const middle = () => ({ x: area.width / 2, y: area.height / 2 });

  return {
    show: (text) => drawing.change(moleculeOf(text)),
    add(text) {
      const added = text === '' ? undefined : moleculeOf(text);
      if (added !== undefined) drawing.set(withMolecule(editor.getMolecule(), added));
      return added !== undefined;
    },
    choose(tool) {
      own = tool.kind === 'button' ? undefined : tool;
      if (tool.kind === 'button') pressCanvas(tools, buttonPoint(tool.button));
    },
    undo: () => drawing.undo(),
    redo: () => drawing.redo(),
    clear: () => replace(() => editor.clearAll()),
    tidy: () => pressCanvas(tools, buttonPoint(tidyButton)),
    moveMark(step) {
      const molecule = editor.getMolecule();
      const atom = atomTowards(molecule, { from: pointer.at() ?? middle(), step });
      const point = pointsOf(molecule)[atom];
      if (point === undefined) return null;
      pointer.mark(atom);
      // Twice: the first takes over an element that was typed at the former atom.
      hoverCanvas(area, point);
      hoverCanvas(area, point);
      return atomText(molecule, atom);
    },
    press() {
      const point = pointer.at() ?? middle();
      if (!pressOwn(point)) pressCanvas(area, point);
    },
    isOver() {
      const point = pointer.at();
      return point !== undefined && editor.getMolecule().findAtom(point.x, point.y) !== -1;
    },
    destroy() {
      release();
      editor.destroy();
    },
  };
}

function atomChanged(
  molecule: Molecule,
  change: {
    tool: Exclude<CanvasTool, { kind: 'button' }>;
    atom: number;
    point: CanvasPoint;
  },
): Molecule | undefined {
  const { tool, atom, point } = change;
  if (tool.kind === 'element') return withElement(molecule, { symbol: tool.symbol, atom, point });
  if (atom !== -1) return withGroup(molecule, { smiles: tool.smiles, atom });
  // A group in an empty place begins at a carbon atom.
  const started = withElement(molecule, { symbol: 'C', atom, point });
  return withGroup(started, { smiles: tool.smiles, atom: started.getAllAtoms() - 1 });
}

/** `C, atom 2 of 6, bound to 2`. */
function atomText(molecule: Molecule, atom: number): string {
  const place = `atom ${atom + 1} of ${molecule.getAllAtoms()}`;
  return `${molecule.getAtomLabel(atom)}, ${place}, bound to ${molecule.getAllConnAtoms(atom)}`;
}

interface Tracking extends CanvasOptions {
  readonly replace: (change: () => void) => void;
}

/** Reports changes of the drawing, and remembers its former states. */
function trackDrawing(editor: CanvasEditor, { structure, onDraw, onSteps, replace }: Tracking) {
  const first = moleculeOf(structure);
  if (first !== undefined) editor.setMolecule(first);
  const history = new DrawingHistory(editor.getMolecule().getCompactCopy());

  function report(): void {
    const molecule = editor.getMolecule();
    onDraw(molecule.getAllAtoms() === 0 ? '' : molecule.toIsomericSmiles());
    reportSteps();
  }
  function reportSteps(): void {
    onSteps?.({ canUndo: history.canUndo, canRedo: history.canRedo });
  }
  function change(molecule: Molecule | undefined): boolean {
    if (molecule === undefined) return false;
    replace(() => editor.setMolecule(molecule));
    history.add(molecule.getCompactCopy());
    reportSteps();
    return true;
  }
  function restore(molecule: Molecule | undefined): void {
    if (molecule === undefined) return;
    replace(() => editor.setMolecule(molecule.getCompactCopy()));
    report();
  }
  editor.setOnChangeListener(({ type, isUserEvent }) => {
    if (type !== 'molecule' || !isUserEvent) return;
    history.add(editor.getMolecule().getCompactCopy());
    report();
  });
  return {
    change,
    /** A change by the user. */
    set(molecule: Molecule) {
      change(molecule);
      report();
    },
    undo: () => restore(history.undo()),
    redo: () => restore(history.redo()),
  };
}

/** Where the pointer was last on the canvas, or the atom that was marked since: it stays marked where it is moved to. */
function trackPointer(area: HTMLCanvasElement, points: () => readonly CanvasPoint[]) {
  let last: CanvasPoint | undefined;
  let marked: number | undefined;
  const pointOf = ({ offsetX, offsetY }: PointerEvent): CanvasPoint => ({
    x: Math.round(offsetX * canvasScale),
    y: Math.round(offsetY * canvasScale),
  });
  area.addEventListener('pointermove', (event) => {
    if (!event.isTrusted) return;
    last = pointOf(event);
    marked = undefined;
  });
  area.addEventListener('pointerleave', () => {
    last = undefined;
  });
  return {
    pointOf,
    mark(atom: number) {
      marked = atom;
    },
    at: () => (marked === undefined ? last : points()[marked]),
  };
}

/** Names the editor's canvases, and lets Escape close the editor's own dialogs before the one around it. */
function partsOf(place: HTMLElement, { hasTools }: { hasTools: boolean }) {
  const root = place.querySelector('[data-openchemlib-canvas-editor]')?.shadowRoot;
  const [tools, area] = root?.querySelectorAll('canvas') ?? [];
  if (!tools || !area) throw new Error('The editor of openchemlib has other parts than expected');
  tools.setAttribute('role', 'img');
  tools.setAttribute('aria-label', 'Drawing tools, for the mouse');
  tools.hidden = !hasTools;
  area.setAttribute('role', 'application');
  area.setAttribute('aria-label', 'Drawing area');

  function keepEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && root?.querySelector('dialog') !== null) event.stopPropagation();
  }
  // Runs before the page's dialog, which listens on the document.
  window.addEventListener('keydown', keepEscape, { capture: true });
  return {
    tools,
    area,
    release: () => window.removeEventListener('keydown', keepEscape, { capture: true }),
  };
}
