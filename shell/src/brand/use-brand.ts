import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';
import { brandColorsId } from '../document/element-ids';
import { type Brand, brandOf } from './brand';

/** The company as the page came with it, or as it was saved since. */
export function useBrand(): Brand {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [...resourceKeys.all({ name: 'company' }), 'brand'],
    queryFn: async ({ signal }): Promise<Brand> => {
      const { companyEndpoints } = await import('contract/content');
      return (await api.call(companyEndpoints.get, { signal })).data;
    },
    initialData: () => brandOf(document),
  });
  return data;
}

/** Shows a colour that was saved while the page is open. */
export function useBrandColors({ hue }: Brand): void {
  // Keeps the document's style element in step with the hue.
  useEffect(() => {
    const style = document.getElementById(brandColorsId);
    if (style === null || style.dataset['hue'] === String(hue)) return;
    void import('shared-ui/hue').then(({ hueStyle }) => {
      style.dataset['hue'] = String(hue);
      style.textContent = hueStyle(hue);
    });
  }, [hue]);
}
