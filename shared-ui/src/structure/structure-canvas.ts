import { CanvasEditor, Molecule } from 'openchemlib';

/** The drawing area of openchemlib's editor. */
export interface StructureCanvas {
  /** Shows a SMILES or a molfile; false, and nothing changed, for a text that is neither. */
  show: (structure: string) => boolean;
  destroy: () => void;
}

interface CanvasOptions {
  /** What is there at first: a SMILES or a molfile. */
  structure: string;
  /** Runs after each change by the user, with the SMILES of what is drawn; empty for nothing. */
  onDraw: (smiles: string) => void;
}

/**
 * Puts openchemlib's editor into an element. The library is large: load this entry when somebody draws.
 */
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

/** Names the editor's canvases, and lets Escape close its own small dialogs before the one around it. */
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
  // Before the page's dialog, which listens on the document.
  window.addEventListener('keydown', keepEscape, { capture: true });
  return () => window.removeEventListener('keydown', keepEscape, { capture: true });
}
