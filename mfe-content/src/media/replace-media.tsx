import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type MediaFile, mediaEndpoints } from 'contract/content';
import { Replace } from 'lucide-react';
import { useRef } from 'react';
import { Button, refreshMedia, takenFiles, useConfirm } from 'shared-ui';
import { useCall } from 'shared-ui/resource';

interface ReplaceMediaProps {
  file: MediaFile;
  /** Called with the `_id` of the replacement. */
  onReplaced: (id: string) => void;
}

/** Replaces an upload by another file in all records that use it; shows their number before and after. */
export function ReplaceMedia({ file, onReplaced }: ReplaceMediaProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, ask } = useReplacement(file, onReplaced);

  function take(chosen: HTMLInputElement) {
    const next = chosen.files?.[0];
    if (next !== undefined) void ask(next);
    // Choosing the same file again must fire a change event again.
    chosen.value = '';
  }
  return (
    <>
      <Button variant="outline" size="sm" isLoading={isBusy} onClick={() => input.current?.click()}>
        <Replace /> {t`Replace file`}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Replace ${{ name: file.originalName }}`}
        accept={takenFiles(file.kind).accept}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </>
  );
}

function useReplacement(file: MediaFile, onReplaced: ReplaceMediaProps['onReplaced']) {
  const cache = useQueryClient();
  const confirm = useConfirm();
  const { run, isBusy } = useCall(mediaEndpoints.replace, {
    success: ({ data }) => ({
      title: t`${plural(data.changed, { one: '# record changed', other: '# records changed' })}`,
      description: t`${{ name: file.originalName }} stays in the library, unused.`,
    }),
    failure: t`Not replaced`,
    onSuccess: ({ data }) => {
      onReplaced(data._id);
      // Any record may use the file, so all queries are stale.
      return cache.invalidateQueries();
    },
  });

  async function ask(next: File) {
    const { uses, originalName: name } = file;
    const isSure = await confirm({
      title: t`Replace it by ${{ name: next.name }}?`,
      description: t`${plural(uses, {
        one: `# record names ${name} and will name the new file from then on, with an entry in its history.`,
        other: `# records name ${name} and will name the new file from then on, with an entry in the history of each.`,
      })}`,
      confirmLabel: t`Replace`,
    });
    if (isSure && !(await run({ id: file._id, body: { file: next } }))) await refreshMedia(cache);
  }
  return { isBusy, ask };
}
