import { followUps, inquiries } from 'contract/inquiry';
import { resourceCalls } from 'shared-ui/resource';
import { describeReadOnly, uniqueWord } from 'shared-ui/testing';
import { routes } from '../routes';

describeReadOnly({
  routes,
  screens: async (client) => {
    const contactName = uniqueWord();
    const { _id } = await resourceCalls(client, inquiries).add({
      contactName,
      email: `${contactName}@example.com`,
    });
    const step = { inquiryId: _id, kind: 'call', message: 'Ask again', dueAt: null };
    await resourceCalls(client, followUps).add(step);
    return [
      { at: `/edit-inquiry/${_id}`, shows: 'Ask again' },
      { at: `/inquiry-list?search=${contactName}`, shows: contactName },
      { at: `/inquiry-list?layout=board&search=${contactName}`, shows: contactName },
      { at: '/status-table', shows: 'Contacted' },
    ];
  },
});
