import { t } from '@lingui/core/macro';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { token } from '../tokens/token';
import { EditorBar } from './editor-bar';
import { type EditorTool, firstTool, type ListedTool, toolOfKey } from './editor-tools';
import { pastedStructure } from './pasted-structure';
import { type DrawingSteps, mountStructureCanvas, type StructureCanvas } from './structure-canvas';

/** The editor draws dark on white only; the filter preserves the hues of the atoms. */
const inDark = css`
  filter: invert(0.89) hue-rotate(180deg) brightness(1.3);
`;

const Canvas = styled.div`
  flex: 1;
  min-height: 0;

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${inDark}
    }
  }
  :root[data-theme='dark'] & {
    ${inDark}
  }
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

/** Of one height whatever it says: the drawing above it keeps its size. */
const Hint = styled.p`
  box-sizing: content-box;
  min-height: 2lh;
  margin: 0;
  padding: 0.375rem 0.625rem;
  border-top: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

export interface StructureEditorProps {
  /** The content of the text field. */
  text: string;
  /** Called with the SMILES of the drawing; empty for an empty drawing. */
  onDraw: (smiles: string) => void;
  /** Called with a pasted text that is no drawing: an InChI or a name. */
  onPaste: (text: string) => void;
  /** Called when the text has changed, with whether the drawing shows it. */
  onShow?: (isShown: boolean) => void;
}

/** openchemlib's drawing area with tools of our own, in step with the text field. */
export function StructureEditor({ text, onDraw, onPaste, onShow }: StructureEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  /** Whether an element is being typed over an atom, which Enter ends. */
  const isTyping = useRef(false);
  const [canvas, setCanvas] = useState<StructureCanvas>();
  const [steps, setSteps] = useState<DrawingSteps>({ canUndo: false, canRedo: false });
  const [chosen, setChosen] = useState(firstTool);
  const [said, setSaid] = useState('');
  const [tip, setTip] = useState('');
  const draw = useEffectEvent((smiles: string) => {
    shown.current = smiles;
    onDraw(smiles);
  });
  const show = useEffectEvent((wanted: string) => {
    if (wanted === shown.current) return;
    shown.current = wanted;
    if (canvas !== undefined) onShow?.(canvas.show(pastedStructure(wanted).text));
  });
  const mount = useEffectEvent((element: HTMLElement) => {
    shown.current = text;
    const structure = pastedStructure(text).text;
    return mountStructureCanvas(element, { structure, onDraw: draw, onSteps: setSteps });
  });

  // Mounts openchemlib's editor, which lives outside React.
  useEffect(() => {
    if (place.current === null) return undefined;
    const mounted = mount(place.current);
    setCanvas(mounted);
    return () => mounted.destroy();
  }, []);
  // Updates the drawing when the text changes.
  useEffect(() => show(text), [text]);

  function choose({ name, tool }: EditorTool | ListedTool): void {
    canvas?.choose(tool);
    setChosen(name);
  }
  function press(event: KeyboardEvent): void {
    if (canvas === undefined) return;
    const wasTyping = isTyping.current;
    const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    isTyping.current = isCharacter && canvas.isOver();
    if (isTyping.current || (wasTyping && event.key === 'Enter')) return;
    const act = actOf(event, canvas) ?? chooseBy(event);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const words = act();
    if (typeof words === 'string') setSaid(words);
  }
  function chooseBy(event: KeyboardEvent) {
    const tool = event.ctrlKey || event.metaKey || event.altKey ? undefined : toolOfKey(event.key);
    return tool && (() => choose(tool));
  }
  function paste(event: ClipboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const pasted = event.clipboardData.getData('text');
    if (canvas?.add(pastedStructure(pasted).text) !== true) onPaste(pasted);
  }
  return (
    <Frame
      onPasteCapture={paste}
      onPointerOver={({ target }) => setTip(tipOf(target))}
      onFocus={({ target }) => setTip(tipOf(target))}
    >
      {canvas && <EditorBar canvas={canvas} steps={steps} chosen={chosen} onChoose={choose} />}
      <Canvas ref={place} onKeyDownCapture={press} />
      <Hint>{tip || t`Press a bond again for a double one. Over an atom, type its element.`}</Hint>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </Frame>
  );
}

/** The name and the key of the tool below the pointer or in focus. */
function tipOf(target: EventTarget): string {
  return target instanceof Element ? (target.closest('button')?.title ?? '') : '';
}

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What a key does wherever the pointer is; its words are read out. */
function actOf(event: KeyboardEvent, canvas: StructureCanvas) {
  const { key, shiftKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'z') return shiftKey ? canvas.redo : canvas.undo;
    return key.toLowerCase() === 'y' ? canvas.redo : undefined;
  }
  const step = arrows[key];
  if (step !== undefined) return () => canvas.moveMark(step);
  return key === 'Enter' ? canvas.press : undefined;
}
