import { useState } from 'react';
import { Button, showToast } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { numberText } from 'shared-ui/table';
import { useAllLinked } from './chemical-lists';
import type { MappedList } from './partner-chemicals';
import type { Chosen } from './use-chosen';

interface AllFoundProps {
  mapped: MappedList;
  /** The number of rows on all pages. */
  total: number;
  chosen: Chosen;
}

/** Selects the rows of all pages. */
export function AllFound({ mapped, total, chosen }: AllFoundProps) {
  const [isAsking, setIsAsking] = useState(false);
  const all = useAllLinked(mapped);

  async function choose() {
    setIsAsking(true);
    try {
      chosen.add(await all());
    } catch (error) {
      showToast({ title: 'Not chosen', description: messageOf(error), tone: 'danger' });
    } finally {
      setIsAsking(false);
    }
  }
  return (
    <Button variant="link" size="sm" isLoading={isAsking} onClick={() => void choose()}>
      Choose all {numberText(total)} found
    </Button>
  );
}
