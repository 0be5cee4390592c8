import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Card } from '../card'
import { FormRow, FormSection, SaveBar } from './form'
import { TextField } from './text-field'

const meta = { title: 'UI/Form', component: FormSection } satisfies Meta<typeof FormSection>
export default meta
type Story = StoryObj<typeof meta>

export const SectionsAndSaveBar: Story = {
  args: { title: 'Personal', description: 'As it stands on the identity card', children: null },
  render: (args) => (
    <>
      <Card>
        <FormSection {...args}>
          <FormRow>
            <TextField label="First name" required defaultValue="Siti" />
            <TextField label="Last name" defaultValue="Rahmawati" />
          </FormRow>
          <TextField label="Place of birth" />
        </FormSection>
        <FormSection title="Contact">
          <TextField label="Phone" required help="With country code, or starting with 0" />
        </FormSection>
      </Card>
      <SaveBar note="Not saved yet">
        <Button variant="outline">Cancel</Button>
        <Button>Save</Button>
      </SaveBar>
    </>
  ),
}
