import type { productInquiries } from 'contract';
import { ChoiceFilter, type ResourceList, token } from 'shared-ui';
import styled from 'styled-components';
import { formLabels } from './product-inquiry-labels';

const Toolbar = styled.div`
  display: flex;
  gap: ${token.space[2]};

  & > button {
    width: auto;
  }
`;

const forms = Object.entries(formLabels).map(([value, label]) => ({ value, label }));

interface ProductInquiryFiltersProps {
  list: ResourceList<typeof productInquiries>;
}

/** The status is chosen by the ready views above. */
export function ProductInquiryFilters({ list }: ProductInquiryFiltersProps) {
  return (
    <Toolbar>
      <ChoiceFilter list={list} name="form" label="Form" all="Any form" options={forms} />
    </Toolbar>
  );
}
