import { CanvasEditor, Molecule } from 'openchemlib';

/** The drawing area of the editor, as the dialog uses it. */
export interface StructureCanvas {
  /** Shows a structure; false, and nothing changed, for a text that is no SMILES. */
  show: (smiles: string) => boolean;
  destroy: () => void;
}

interface CanvasOptions {
  smiles: string;
  /** Runs after each change by the user, with the SMILES of what is drawn; empty for nothing. */
  onDraw: (smiles: string) => void;
}

/**
 * Puts openchemlib's editor into an element. This is the only module that may import openchemlib: it is large, and
 * loaded when somebody draws.
 */
export function mountStructureCanvas(place: HTMLElement, { smiles, onDraw }: CanvasOptions) {
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
  show(smiles);
  const canvas: StructureCanvas = {
    show,
    destroy() {
      forgetKeys();
      editor.destroy();
    },
  };
  return canvas;
}

function moleculeOf(smiles: string): Molecule | undefined {
  if (smiles === '') return new Molecule(0, 0);
  try {
    return Molecule.fromSmiles(smiles);
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
