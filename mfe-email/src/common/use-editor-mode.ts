import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asRichText } from 'shared-ui';
import { lossesBetween } from './rich-text-losses';

export type EditorMode = 'rich' | 'source';

/**
 * Which editor shows the message. HTML from elsewhere (the source editor, the server, an older version) is checked
 * before the rich editor shows it; if content would be lost, the source editor stays until the user agrees.
 */
export function useEditorMode(html: string | null) {
  const [wanted, setWanted] = useState<EditorMode>('rich');
  const [vouched, setVouched] = useState<string | null>(null);
  const isVouched = html === null || html === vouched;
  const { data: losses } = useQuery({
    queryKey: ['rich-text', 'losses', html],
    queryFn: async () => lossesBetween(html ?? '', await asRichText(html ?? '')),
    enabled: wanted === 'rich' && !isVouched,
    gcTime: 0,
  });
  return {
    shown: shownMode({ wanted, isVouched, losses }),
    /** What the rich editor cannot represent; empty while the source editor is chosen. */
    losses: wanted === 'rich' && !isVouched ? (losses ?? []) : [],
    choose: setWanted,
    /** Marks HTML as safe for the rich editor: it wrote it, or the user accepted the loss. */
    vouch: setVouched,
  };
}

interface Known {
  wanted: EditorMode;
  isVouched: boolean;
  losses: readonly string[] | undefined;
}

function shownMode({ wanted, isVouched, losses }: Known): EditorMode | 'looking' {
  if (wanted === 'source') return 'source';
  if (isVouched) return 'rich';
  if (losses === undefined) return 'looking';
  return losses.length === 0 ? 'rich' : 'source';
}
