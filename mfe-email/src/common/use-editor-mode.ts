import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asRichText } from 'shared-ui';
import { lossesBetween } from './rich-text-losses';

export type EditorMode = 'rich' | 'source';

/**
 * Which editor shows the message. The rich one shows only what it keeps: HTML that came from elsewhere (the source, the
 * server, an older version) is looked through first, and where something would be lost the source stays until the user
 * agrees.
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
    /** What the rich editor could not keep; empty unless it was asked for. */
    losses: wanted === 'rich' && !isVouched ? (losses ?? []) : [],
    choose: setWanted,
    /** This HTML is the rich editor's own, or the user agreed to it. */
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
