import { t } from '@lingui/core/macro';
import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Subscript,
  Superscript,
  Table,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';
import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu/dropdown-menu';
import { IconButton } from '../icon-button/icon-button';
import { LinkDialog } from './link-dialog';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem;
  padding: ${token.space[1]};
  border-bottom: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};
  border-radius: ${token.radius.md} ${token.radius.md} 0 0;
`;

interface Tool {
  label: () => string;
  Icon: LucideIcon;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const marks: readonly Tool[] = [
  tool(
    () => t`Heading`,
    Heading2,
    (at) => at.isActive('heading', { level: 2 }),
    (chain) => chain.toggleHeading({ level: 2 }),
  ),
  tool(
    () => t`Smaller heading`,
    Heading3,
    (at) => at.isActive('heading', { level: 3 }),
    (chain) => chain.toggleHeading({ level: 3 }),
  ),
  tool(
    () => t`Bold`,
    Bold,
    (at) => at.isActive('bold'),
    (chain) => chain.toggleBold(),
  ),
  tool(
    () => t`Italic`,
    Italic,
    (at) => at.isActive('italic'),
    (chain) => chain.toggleItalic(),
  ),
  tool(
    () => t`Subscript`,
    Subscript,
    (at) => at.isActive('sub'),
    (chain) => chain.toggleMark('sub'),
  ),
  tool(
    () => t`Superscript`,
    Superscript,
    (at) => at.isActive('sup'),
    (chain) => chain.toggleMark('sup'),
  ),
  tool(
    () => t`Bulleted list`,
    List,
    (at) => at.isActive('bulletList'),
    (chain) => chain.toggleBulletList(),
  ),
  tool(
    () => t`Numbered list`,
    ListOrdered,
    (at) => at.isActive('orderedList'),
    (chain) => chain.toggleOrderedList(),
  ),
  tool(
    () => t`Quotation`,
    Quote,
    (at) => at.isActive('blockquote'),
    (chain) => chain.toggleBlockquote(),
  ),
];

type Chain = ReturnType<Editor['chain']>;

function tool(
  label: () => string,
  Icon: LucideIcon,
  isOn: (editor: Editor) => boolean,
  step: (chain: Chain) => Chain,
): Tool {
  return { label, Icon, isOn, run: (editor) => void step(editor.chain().focus()).run() };
}

const tableSteps: readonly (readonly [label: () => string, step: (chain: Chain) => Chain])[] = [
  [
    () => t`Insert a table`,
    (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  ],
  [() => t`Add a row`, (chain) => chain.addRowAfter()],
  [() => t`Add a column`, (chain) => chain.addColumnAfter()],
  [() => t`Delete the row`, (chain) => chain.deleteRow()],
  [() => t`Delete the column`, (chain) => chain.deleteColumn()],
  [() => t`Delete the table`, (chain) => chain.deleteTable()],
];

interface EditorToolbarProps {
  editor: Editor;
  /** Names the toolbar, as a form may have several editors. */
  label: string;
  /** Opens the picture dialog, to insert a picture or change the selected one. */
  onPicture: () => void;
}

/** The editor's commands. */
export function EditorToolbar({ editor, label, onPicture }: EditorToolbarProps) {
  const [isLinking, setIsLinking] = useState(false);
  return (
    <Bar role="toolbar" aria-label={label}>
      {marks.map(({ label: name, Icon, isOn, run }) => (
        <IconButton
          key={name()}
          label={name()}
          size="sm"
          aria-pressed={isOn?.(editor) ?? false}
          onClick={() => run(editor)}
        >
          <Icon />
        </IconButton>
      ))}
      <IconButton
        label={t`Link`}
        size="sm"
        aria-pressed={editor.isActive('link')}
        onClick={() => setIsLinking(true)}
      >
        <LinkIcon />
      </IconButton>
      <IconButton
        label={t`Picture`}
        size="sm"
        aria-pressed={editor.isActive('picture')}
        onClick={onPicture}
      >
        <ImagePlus />
      </IconButton>
      <DropdownMenu
        align="start"
        trigger={
          <IconButton label={t`Table`} size="sm">
            <Table />
          </IconButton>
        }
      >
        {tableSteps.map(([name, step]) => (
          <DropdownMenuItem
            key={name()}
            disabled={!step(editor.can().chain()).run()}
            onSelect={() => step(editor.chain().focus()).run()}
          >
            {name()}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
      <IconButton
        label={t`Undo`}
        size="sm"
        disabled={!editor.can().undo()}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={t`Redo`}
        size="sm"
        disabled={!editor.can().redo()}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <Redo2 />
      </IconButton>
      {isLinking ? <LinkDialog editor={editor} onClose={() => setIsLinking(false)} /> : null}
    </Bar>
  );
}
