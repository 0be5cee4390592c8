import { patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { Route } from 'wouter'
import { agreed, member } from '../../entities/price-list/price-list-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import PatientEdit from './patient-edit'

const meta = {
  title: 'Screens/Patient/Edit',
  component: PatientEdit,
  render: () => <Route path="/clinic/patient/:id/edit" component={PatientEdit} />,
} satisfies Meta<typeof PatientEdit>
export default meta
type Story = StoryObj<typeof meta>

const ayu = patientFixture()
const scene = (get: Reply, put: Reply = silence, replies: Record<string, Reply> = {}) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/patient/12/edit',
    replies: { 'GET /api/patient/12': get, 'PUT /api/patient/12': put, ...replies },
  } satisfies Scene,
})

export const Filled: Story = { parameters: scene(success(ayu)) }
/** Only lists that are meant for patients are offered, and the one that is chosen. */
export const WithAClass: Story = {
  parameters: scene(success({ ...ayu, price_list_id: member.id }), silence, {
    'GET /api/price-list': success(listOf([member, agreed])),
  }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: /^(Class|Kelas)$/ })
    await expect(field).toHaveDisplayValue('Member')
    await expect(within(field).queryByRole('option', { name: agreed.name })).toBeNull()
  },
}
export const SomebodySavedFirst: Story = {
  parameters: scene(
    success(ayu),
    refusal(409, 'Somebody changed this in the meantime.', {
      current: patientFixture({ version: 2, phone: '+6281277778888', occupation: 'Perawat', status: 'inactive' }),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(First name|Nama depan)/ }), ' Sri')
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|Simpan)$/ }))
    await screen.findByRole('alertdialog')
  },
}
export const LeavingWithChanges: Story = {
  parameters: scene(success(ayu)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(First name|Nama depan)/ }), ' Sri')
    await userEvent.click(canvas.getByRole('link', { name: /^(Cancel|Batal)$/ }))
    await screen.findByRole('alertdialog')
  },
}
export const Loading: Story = { parameters: scene(silence) }
export const NoSuchPatient: Story = {
  parameters: scene(refusal(404, 'This does not exist, or not in your clinic.')),
}
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
