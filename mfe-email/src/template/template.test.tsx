import { screen } from '@testing-library/react';
import { templates } from 'contract/email';
import { describeResource, retype } from 'shared-ui/testing';
import { routes } from '../routes';

describeResource({
  resource: templates,
  routes,
  list: '/email-template-table',
  titleLabel: 'Name',
  thorough: true,
  body: (word) => ({ name: word, subject: 'Our offer', html: '<p>Dear {{recipient.name}}</p>' }),
  fill: async (user) => {
    await retype(user, { label: 'Subject', text: 'Our offer' });
    await user.click(screen.getByRole('radio', { name: 'Source' }));
    await user.click(await screen.findByRole('textbox', { name: 'Message' }));
    await user.paste('<p>Dear {{recipient.name}}</p>');
  },
});
