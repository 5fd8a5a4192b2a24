import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { units } from 'contract/catalog';
import { Card } from '../parts/card/card';
import { AdminPage } from '../stories/admin-page';
import { storyId } from '../stories/canned-answers';
import { unitApi } from '../stories/unit-api';
import { UnitInputs } from '../stories/unit-screen';
import { RecordForm } from './record-form';

function UnitForm() {
  return (
    <Card>
      <RecordForm
        resource={units}
        target={{ kind: 'edit', id: storyId(0) }}
        Inputs={UnitInputs}
        onCancel={() => undefined}
      />
    </Card>
  );
}

const meta = {
  component: UnitForm,
  title: 'Screens/ResourceForm',
  parameters: { hasOwnRouter: true },
} satisfies Meta<typeof UnitForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Edit: Story = {
  render: () => (
    <AdminPage client={unitApi('some')}>
      <UnitForm />
    </AdminPage>
  ),
};
