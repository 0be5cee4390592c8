import { patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Route } from 'wouter'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { erasurePreviewFixture } from './erasure/erasure-fixture'
import PatientPage from './patient-page'

const meta = {
  title: 'Screens/Patient/Details',
  component: PatientPage,
  render: () => <Route path="/:area/patient/:id/details" component={PatientPage} />,
} satisfies Meta<typeof PatientPage>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, { role = 'front_office_clinic', path = '/clinic/patient/12/details' }: Scene = {}) => ({
  scene: { role, path, replies: { 'GET /api/patient/12': reply } } satisfies Scene,
})

export const Whole: Story = { parameters: scene(success(patientFixture())) }
export const Inactive: Story = { parameters: scene(success(patientFixture({ status: 'inactive' }))) }
export const Deceased: Story = {
  parameters: scene(success(patientFixture({ status: 'deceased', deceased_on: '2026-05-03' }))),
}
export const AskedWhetherDeceased: Story = {
  parameters: scene(success(patientFixture())),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: /^(Photo|Foto)$/ })
    await userEvent.click(canvas.getByRole('button', { name: /^(Has died|Sudah meninggal)$/ }))
    await screen.findByRole('dialog')
  },
}
export const AskedToDeactivate: Story = {
  parameters: scene(success(patientFixture())),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: /^(Photo|Foto)$/ }) // whole: a click before that is drawn late in a test
    await userEvent.click(canvas.getByRole('button', { name: /^(Deactivate|Nonaktifkan)$/ }))
    await screen.findByRole('alertdialog')
  },
}
export const AskedForACopy: Story = {
  parameters: scene(success(patientFixture()), { role: 'manager_clinic' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: /^(Photo|Foto)$/ })
    await userEvent.click(canvas.getByRole('button', { name: /^(Give out a copy|Serahkan salinan)$/ }))
    await screen.findByRole('alertdialog')
  },
}
export const CopyFailed: Story = {
  parameters: {
    scene: {
      role: 'manager_clinic',
      path: '/clinic/patient/12/details',
      replies: {
        'GET /api/patient/12': success(patientFixture()),
        'GET /api/patient/12/copy': refusal(503, 'The database does not answer.'),
      },
    } satisfies Scene,
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: /^(Photo|Foto)$/ })
    await userEvent.click(canvas.getByRole('button', { name: /^(Give out a copy|Serahkan salinan)$/ }))
    await userEvent.click(await screen.findByRole('button', { name: /^(Download the copy|Unduh salinan)$/ }))
    await screen.findByText(/The database does not answer/)
  },
}
const erasing = (reply: Reply): Scene => ({
  role: 'manager_clinic',
  path: '/clinic/patient/12/details',
  replies: { 'GET /api/patient/12': success(patientFixture()), 'GET /api/patient/12/erasure': reply },
})
const askToErase: Story['play'] = async ({ canvas, userEvent }) => {
  await canvas.findByRole('group', { name: /^(Photo|Foto)$/ })
  await userEvent.click(canvas.getByRole('button', { name: /^(Erase patient|Hapus pasien)$/ }))
  await screen.findByRole('dialog')
}
export const AskedToErase: Story = {
  parameters: { scene: erasing(success(erasurePreviewFixture())) },
  play: askToErase,
}
export const KeptFromErasure: Story = {
  parameters: { scene: erasing(success(erasurePreviewFixture({ visit: 3, deposit: 1 }))) },
  play: askToErase,
}
export const ErasureUnknown: Story = {
  parameters: { scene: erasing(refusal(503, 'The database does not answer.')) },
  play: askToErase,
}
export const AsANurse: Story = {
  parameters: scene(success(patientFixture()), { role: 'nurse_clinic', path: '/nurse/patient/12/details' }),
}
export const Loading: Story = { parameters: scene(silence) }
