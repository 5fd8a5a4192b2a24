import { CanvasEditor, Molecule } from 'openchemlib';

/** The drawing area of openchemlib's editor. */
export interface StructureCanvas {
  /** Shows a SMILES or a molfile; returns false, without a change, for a text that is neither. */
  show: (structure: string) => boolean;
  destroy: () => void;
}

interface CanvasOptions {
  /** The initial structure: a SMILES or a molfile. */
  structure: string;
  /** Runs after each change by the user, with the SMILES of the drawing; empty for none. */
  onDraw: (smiles: string) => void;
}

/** Mounts openchemlib's editor in an element. The library is large: load this entry when the user starts drawing. */
export function mountStructureCanvas(place: HTMLElement, { structure, onDraw }: CanvasOptions) {
  const editor = new CanvasEditor(place);
  const forgetKeys = nameAndGuard(place);

  function show(text: string) {
    const molecule = moleculeOf(text);
    if (molecule === undefined) return false;
    editor.setMolecule(molecule);
    return true;
  }
  editor.setOnChangeListener(({ type, isUserEvent }) => {
    if (type !== 'molecule' || !isUserEvent) return;
    const molecule = editor.getMolecule();
    onDraw(molecule.getAllAtoms() === 0 ? '' : molecule.toIsomericSmiles());
  });
  show(structure);
  const canvas: StructureCanvas = {
    show,
    destroy() {
      forgetKeys();
      editor.destroy();
    },
  };
  return canvas;
}

function moleculeOf(text: string): Molecule | undefined {
  if (text === '') return new Molecule(0, 0);
  try {
    return text.includes('\n') ? Molecule.fromMolfile(text) : Molecule.fromSmiles(text);
  } catch {
    return undefined;
  }
}

/** Labels the editor's canvases, and lets Escape close the editor's own dialogs before the one around it. */
function nameAndGuard(place: HTMLElement) {
  const root = place.querySelector('[data-openchemlib-canvas-editor]')?.shadowRoot;
  const [tools, area] = root?.querySelectorAll('canvas') ?? [];
  tools?.setAttribute('role', 'img');
  tools?.setAttribute('aria-label', 'Drawing tools, for the mouse');
  area?.setAttribute('role', 'application');
  area?.setAttribute('aria-label', 'Drawing area');

  function keepEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && root?.querySelector('dialog') !== null) event.stopPropagation();
  }
  // Runs before the page's dialog, which listens on the document.
  window.addEventListener('keydown', keepEscape, { capture: true });
  return () => window.removeEventListener('keydown', keepEscape, { capture: true });
}
