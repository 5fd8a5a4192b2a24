import { chemicals } from 'contract/catalog';
import { supplierEndpoints, suppliers } from 'contract/partner';
import { resourceCalls } from 'shared-ui/resource';
import { describeReadOnly, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describeReadOnly({
  routes,
  screens: async (client) => {
    const companyName = uniqueWord();
    const { _id } = await resourceCalls(client, suppliers).add({ companyName });
    const chemical = await resourceCalls(client, chemicals).add({ name: `${companyName}ol` });
    await client.call(supplierEndpoints.link, {
      id: _id,
      body: { chemical_ids: [chemical._id] },
    });
    return [
      { at: `/edit-supplier-form/${_id}`, shows: chemical.name },
      { at: `/chemical-mapping?partner=${_id}`, shows: chemical.name },
      { at: '/supplier-table', shows: companyName },
    ];
  },
});
