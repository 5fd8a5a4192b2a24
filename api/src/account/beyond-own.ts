import { areas, areaWords, type Permissions, reaches } from 'contract/staff';
import type { Viewer } from '../kernel/viewer';

/** The areas in which levels are above the viewer's own, in words; undefined when none is. */
export function beyondOwn(viewer: Viewer, levels: Permissions): string | undefined {
  if (viewer.kind !== 'admin') return undefined;
  const { permissions } = viewer;
  const beyond = areas.filter((area) => !reaches(permissions, area, levels[area]));
  return beyond.length === 0 ? undefined : beyond.map((area) => areaWords[area]).join(', ');
}
