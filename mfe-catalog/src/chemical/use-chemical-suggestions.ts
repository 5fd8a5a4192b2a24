import { useNavigate } from 'react-router-dom';
import { type Suggestions } from 'shared-ui/table';
import { useChemicalOptions } from '../common/use-chemical-options';
import { editChemicalHref } from '../routes';

/** The type-ahead of the table's search: choosing a chemical opens it. */
export function useChemicalSuggestions(): Suggestions {
  const options = useChemicalOptions();
  const navigate = useNavigate();
  return { options, onChoose: ({ value }) => void navigate(editChemicalHref(value)) };
}
