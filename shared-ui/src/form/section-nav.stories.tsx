import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Field } from '../parts/field/field';
import { Input } from '../parts/input/input';
import { FormSection } from './form-section';
import { SectionNav } from './section-nav';

const meta = { component: SectionNav, title: 'Form/SectionNav' } satisfies Meta<typeof SectionNav>;

export default meta;

type Story = StoryObj<typeof meta>;

const sections = ['Identity', 'Structure', 'Commercial', 'Safety', 'Texts', 'Files'].map(
  (title) => ({ id: `section-${title}`, title }),
);

export const LongForm: Story = {
  args: { sections },
  render: (args) => (
    <>
      <SectionNav {...args} />
      {sections.map((section) => (
        <FormSection key={section.id} {...section} description="A part of a long form.">
          {['first', 'second', 'third', 'fourth'].map((name) => (
            <Field key={name} label={`${section.title}, ${name}`}>
              <Input />
            </Field>
          ))}
        </FormSection>
      ))}
    </>
  ),
};
