import { supplierMapping } from './mapping-kind';
import { MappingScreen } from './mapping-screen';

function SupplierMappingPage() {
  return <MappingScreen kind={supplierMapping} />;
}

export { SupplierMappingPage as Component };
