import { PlannedScreenPage } from 'mfe-kit';
import { plannedScreens } from './planned-screens';

function PlannedPage() {
  return <PlannedScreenPage screens={plannedScreens} />;
}

export { PlannedPage as Component };
