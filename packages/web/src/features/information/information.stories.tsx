import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { refusal, type Scene, silence, success } from '../../testing/scene'
import Information from './information'

const meta = { title: 'Screens/Information', component: Information } satisfies Meta<typeof Information>
export default meta
type Story = StoryObj<typeof meta>

const clinic = informationFixture()
const scene = (replies: Scene['replies'], other: Partial<Scene> = {}) => ({
  scene: {
    role: 'manager_clinic',
    path: '/clinic/information',
    replies: { 'GET /api/information/backup': noBackups, ...replies },
    ...other,
  } satisfies Scene,
})
const editing = { path: '/clinic/information?edit' }
const noBackups = success({ state: 'off', daily_at: null, last_good_at: null, kept: 0, failure: null })
const stored = { 'GET /api/information': success(clinic) }

export const ForTheManager: Story = { parameters: scene(stored) }
export const ForTheFrontOfficeToRead: Story = { parameters: scene(stored, { role: 'front_office_clinic' }) }
export const InactiveClinic: Story = {
  parameters: scene({ 'GET /api/information': success({ ...clinic, status: 'inactive' }) }),
}
export const NewClinicWithNothingButAName: Story = {
  parameters: scene({
    'GET /api/information': success({
      ...clinic,
      address: '',
      city: '',
      province: '',
      country: '',
      postcode: '',
      email: '',
      whatsapp: '',
      phone: '',
      website: '',
      instagram: '',
      facebook: '',
      twitter: '',
      linkedin: '',
    }),
  }),
}
export const Loading: Story = { parameters: scene({ 'GET /api/information': silence }) }
export const Failed: Story = {
  parameters: scene({ 'GET /api/information': refusal(500, 'The server failed. Try again in a moment.') }),
}
export const Edit: Story = { parameters: scene(stored, editing) }
export const EditWithFieldErrors: Story = {
  parameters: scene(stored, editing),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.clear(await form.findByLabelText(/^(Name|Nama)\W*$/))
    await userEvent.clear(form.getByLabelText(/^(Website|Situs web)/))
    await userEvent.type(form.getByLabelText(/^(Website|Situs web)/), 'kemang.test')
    await userEvent.click(form.getByRole('button', { name: /^(Save|Simpan)$/ }))
  },
}
export const EditRefusedByTheServer: Story = {
  parameters: scene({ ...stored, 'PUT /api/information': refusal(503, 'The database does not answer.') }, editing),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(await form.findByLabelText(/^(Name|Nama)\W*$/), ' Baru')
    await userEvent.click(form.getByRole('button', { name: /^(Save|Simpan)$/ }))
  },
}
export const EditInConflict: Story = {
  parameters: scene(
    {
      ...stored,
      'PUT /api/information': refusal(409, 'This was changed meanwhile.', {
        current: { ...clinic, phone: '+622177700011', version: 2 },
      }),
    },
    editing,
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(await form.findByLabelText(/^(Name|Nama)\W*$/), ' Baru')
    await userEvent.click(form.getByRole('button', { name: /^(Save|Simpan)$/ }))
  },
}
export const DeactivationAsksFirst: Story = {
  parameters: scene(stored, editing),
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(await within(canvasElement).findByLabelText('Status'), 'inactive')
  },
}
