import { customerMapping } from './mapping-kind';
import { MappingScreen } from './mapping-screen';

function CustomerMappingPage() {
  return <MappingScreen kind={customerMapping} />;
}

export { CustomerMappingPage as Component };
