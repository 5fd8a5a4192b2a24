import { Eraser, type LucideIcon, MousePointer2, RotateCw } from 'lucide-react';
import type { EditorTool } from './editor-tools';

const icons: Readonly<Record<string, LucideIcon>> = {
  'Select and move': MousePointer2,
  Erase: Eraser,
  'Turn and zoom': RotateCw,
};

const lines: Readonly<Record<string, string>> = {
  Bond: 'M4 20 20 4',
  Chain: 'M2 15 7 9l5 6 5-6 5 6',
  'Benzene ring': `${ringPath(6)}M12 6.5l4.8 2.8M16.8 14.7 12 17.5M7.2 9.2v5.6`,
  'Ring of 6': ringPath(6),
  'Ring of 5': ringPath(5),
  'Ring of 4': ringPath(4),
  'Ring of 3': ringPath(3),
  'Ring of 7': ringPath(7),
  'Bond away from you': 'M4 20h0M6 17l1.5 1.5M9 13.5l2.5 2.5M12 10.5l3.5 3.5M15 7l5 5',
};

/** The picture of a tool, in the colour of its text. */
export function ToolIcon({ name, symbol }: EditorTool) {
  if (symbol !== undefined) return symbol;
  const Icon = icons[name];
  if (Icon !== undefined) return <Icon aria-hidden="true" />;
  const isWedge = name === 'Bond towards you';
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill={isWedge ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={isWedge ? 'M4 20 16 3l5 5z' : lines[name]} />
    </svg>
  );
}

/** A regular ring with one corner up. */
function ringPath(corners: number): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI - Math.PI / (corners === 4 ? 4 : 2);
    return `${(12 + 9 * Math.cos(angle)).toFixed(1)} ${(12 + 9 * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
