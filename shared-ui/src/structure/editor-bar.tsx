import { t } from '@lingui/core/macro';
import { BrushCleaning, Redo2, Trash2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { focusRing } from '../tokens/mixins';
import { token } from '../tokens/token';
import {
  type EditorTool,
  editorTools,
  elementTools,
  groupTools,
  type ListedTool,
} from './editor-tools';
import type { DrawingSteps, StructureCanvas } from './structure-canvas';
import { ToolIcon } from './tool-icon';
import { toolLabel } from './tool-label';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.625rem;
  padding: 0.375rem;
  border-bottom: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};
`;

const Buttons = styled.div`
  display: contents;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem;
  }
`;

const Square = styled.button`
  display: grid;
  place-content: center;
  width: 2.25rem;
  height: 2.25rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${token.radius.md};
  background: transparent;
  color: ${token.color.text};
  font: inherit;
  font-size: 0.9375rem;
  font-weight: ${token.weight.medium};
  cursor: pointer;
  ${focusRing}

  & svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  &:hover {
    background: ${token.color.surfaceHover};
  }
  &[aria-pressed='true'] {
    border-color: ${token.color.brand};
    background: ${token.color.brandSoft};
    color: ${token.color.onBrandSoft};
  }
  &[aria-disabled='true'] {
    color: ${token.color.textFaint};
    opacity: 0.5;
    cursor: default;
  }
`;

const List = styled.select`
  height: 2.25rem;
  max-width: 10rem;
  padding: 0 0.5rem;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.text};
  font: inherit;
  font-size: 0.875rem;
  ${focusRing}

  &[data-chosen='true'] {
    border-color: ${token.color.brand};
    background: ${token.color.brandSoft};
    color: ${token.color.onBrandSoft};
  }
`;

interface EditorBarProps {
  canvas: StructureCanvas;
  steps: DrawingSteps;
  /** The name of the tool. */
  chosen: string;
  onChoose: (tool: EditorTool | ListedTool) => void;
}

/** The tools of the editor: one stop of the Tab key, with the arrow keys among them, and two lists. */
export function EditorBar({ canvas, steps, chosen, onChoose }: EditorBarProps) {
  const buttons = useRef<HTMLDivElement>(null);
  const isInBar = editorTools.flat().some(({ name }) => name === chosen);

  function move(event: KeyboardEvent): void {
    const all = [...(buttons.current?.querySelectorAll('button') ?? [])];
    const place = all.findIndex((button) => button === document.activeElement);
    const next = all[placeAfter(event.key, { place, count: all.length })];
    if (next === undefined || place === -1) return;
    event.preventDefault();
    for (const button of all) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  }
  return (
    <Bar>
      {/* A toolbar is a widget whose keys are these: WAI-ARIA Authoring Practices. */}
      <Buttons ref={buttons} role="toolbar" aria-label={t`Drawing tools`} onKeyDown={move}>
        <div>
          <Act name={t`Undo`} keys={t`Ctrl Z`} isFirst onAct={canvas.undo} isOff={!steps.canUndo}>
            <Undo2 aria-hidden="true" />
          </Act>
          <Act name={t`Redo`} keys={t`Ctrl Y`} onAct={canvas.redo} isOff={!steps.canRedo}>
            <Redo2 aria-hidden="true" />
          </Act>
          <Act name={t`Arrange anew`} onAct={canvas.tidy}>
            <BrushCleaning aria-hidden="true" />
          </Act>
          <Act name={t`Clear the drawing`} onAct={canvas.clear}>
            <Trash2 aria-hidden="true" />
          </Act>
        </div>
        {editorTools.map((tools) => (
          <div key={tools[0]?.name}>
            {tools.map((tool) => (
              <Square
                key={tool.name}
                type="button"
                title={`${toolLabel(tool.name)} (${keyText(tool.key)})`}
                tabIndex={-1}
                aria-label={toolLabel(tool.name)}
                aria-pressed={tool.name === chosen}
                aria-keyshortcuts={tool.key === ' ' ? 'Space' : tool.key}
                onClick={() => onChoose(tool)}
              >
                <ToolIcon {...tool} />
              </Square>
            ))}
          </div>
        ))}
      </Buttons>
      <ToolList
        label={t`Groups`}
        tools={groupTools}
        chosen={isInBar ? '' : chosen}
        onChoose={onChoose}
      />
      <ToolList
        label={t`Other elements`}
        tools={elementTools}
        chosen={isInBar ? '' : chosen}
        onChoose={onChoose}
      />
    </Bar>
  );
}

function keyText(key: string): string {
  return key === ' ' ? t`Space` : key.toUpperCase();
}

interface Step {
  place: number;
  count: number;
}

/** The place of the button that an arrow key leads to; -1 for other keys. */
function placeAfter(key: string, { place, count }: Step): number {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (place + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}

interface ActProps {
  name: string;
  keys?: string;
  /** The button that the Tab key reaches at first. */
  isFirst?: boolean;
  /** It keeps the focus, so that nobody is thrown out of the bar by the last step. */
  isOff?: boolean;
  onAct: () => void;
  children: ReactNode;
}

function Act({ name, keys, isFirst = false, isOff = false, onAct, children }: ActProps) {
  return (
    <Square
      type="button"
      title={keys === undefined ? name : `${name} (${keys})`}
      tabIndex={isFirst ? 0 : -1}
      aria-label={name}
      aria-disabled={isOff}
      onClick={() => !isOff && onAct()}
    >
      {children}
    </Square>
  );
}

interface ToolListProps {
  label: string;
  tools: readonly ListedTool[];
  chosen: string;
  onChoose: (tool: ListedTool) => void;
}

function ToolList({ label, tools, chosen, onChoose }: ToolListProps) {
  const isChosen = tools.some(({ name }) => name === chosen);
  return (
    <List
      aria-label={label}
      data-chosen={isChosen}
      value={isChosen ? chosen : ''}
      onChange={({ target }) => {
        const tool = tools.find(({ name }) => name === target.value);
        if (tool !== undefined) onChoose(tool);
      }}
    >
      <option value="" disabled>
        {label}…
      </option>
      {tools.map(({ name }) => (
        <option key={name} value={name}>
          {toolLabel(name)}
        </option>
      ))}
    </List>
  );
}
