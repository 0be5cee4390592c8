import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Route, Switch } from 'wouter'
import { billedPatient } from '../../../entities/invoice/invoice-fixture'
import { labOrderFixture } from '../../../entities/lab-order/lab-order-fixture'
import { sehat } from '../../../entities/supplier/supplier-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import LabOrderCreate from './lab-order-create'
import LabOrderEdit from './lab-order-edit'
import LabOrderList from './lab-order-list'
import LabOrderPage from './lab-order-page'
import LabOrderSheet from './lab-order-sheet'

const meta = {
  title: 'Screens/Finance/Lab orders',
  render: () => (
    <Switch>
      <Route path="/clinic/finance/lab-order/new" component={LabOrderCreate} />
      <Route path="/clinic/finance/lab-order/:id/edit" component={LabOrderEdit} />
      <Route path="/clinic/finance/lab-order/:id/sheet" component={LabOrderSheet} />
      <Route path="/clinic/finance/lab-order/:id" component={LabOrderPage} />
      <Route path="/clinic/finance/lab-order" component={LabOrderList} />
    </Switch>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const cendana = { ...sehat, id: 9, name: 'Lab Gigi Cendana', kind: 'laboratory' as const }
const dentist = { id: 2, display_name: 'drg. Ratna Dewi, Sp.KG', problem: null }
const procedure = { id: 11, visit_id: 7, day: '2026-11-17', name: 'Preparasi mahkota', tooth: '16', doctor_id: 2 }
const procedures = { rows: [procedure], next_appointment_at: '2099-11-25T03:00:00.000Z' }

const scene = (path: string, replies: Record<string, Reply>, more: Scene = {}) => ({
  scene: {
    role: 'front_office_clinic',
    path: `/clinic/finance/lab-order${path}`,
    ...more,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/doctor/treating': success(listOf([dentist])),
      'GET /api/supplier': success(listOf([cendana])),
      'GET /api/lab-order-procedure': success(procedures),
      ...replies,
    },
  } satisfies Scene,
})
const list = (reply: Reply, query = '') => scene(query, { 'GET /api/lab-order': reply })
const page = (reply: Reply, more: Scene = {}) => scene('/3', { 'GET /api/lab-order/3': reply }, more)
const edit = (reply: Reply) => scene('/3/edit', { 'GET /api/lab-order/3': reply })
const sheet = (reply: Reply) => scene('/3/sheet', { 'GET /api/lab-order/3': reply })

const draft = labOrderFixture({ state: 'draft', sent_on: null, version: 1 })
const late = labOrderFixture({ due_on: '2026-11-18', next_appointment_at: null })
const tooLate = labOrderFixture({ due_on: '2026-11-27' })
const received = labOrderFixture({ state: 'received', received_on: '2026-11-20', cost: 900_000 })
const returned = labOrderFixture({ state: 'returned', received_on: '2026-11-20', reason: 'Kontak proksimal longgar' })
const fitted = labOrderFixture({ state: 'fitted', received_on: '2026-11-20', fitted_on: '2026-11-25' })
const cancelled = labOrderFixture({ state: 'cancelled', sent_on: null, reason: 'Pasien pindah ke kota lain' })
const long = labOrderFixture({
  patient: billedPatient({ first_name: 'Raden Mas Bambang', last_name: 'Suryokusumo Wirjosandjojo', phone: '' }),
  supplier_name: 'Laboratorium Teknik Gigi Cendana Wangi Abadi Jakarta Selatan',
  supplier_phone: '',
  work: 'denture',
  teeth: ['11', '12', '13', '14', '15', '21', '22', '23', '24', '25'],
  note: 'Gigi tiruan sebagian lepasan, basis akrilik, cengkeram kawat pada 16 dan 26; warna gusi sedang. Mohon dikirim uji coba malam dahulu.',
  cost: 12_750_000,
})
const many = [late, draft, tooLate, received, returned, long, fitted, cancelled].map((order, index) => ({
  ...order,
  id: index + 1,
  number: `LAB/KMG/2026/000${index + 1}`,
}))

const asks = (button: RegExp, role: 'dialog' | 'alertdialog' = 'dialog'): Story['play'] =>
  async function ask({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    await screen.findByRole(role)
  }

export const Many: Story = { parameters: list(success(listOf(many))) }
export const EmptyBecauseNew: Story = { parameters: list(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = { parameters: list(success(listOf([])), '?late=any') }
export const LoadingList: Story = { parameters: list(silence) }
export const FailedList: Story = { parameters: list(refusal(503, 'The database does not answer.')) }

export const Draft: Story = { parameters: page(success(draft)) }
export const Sent: Story = { parameters: page(success(labOrderFixture())) }
export const Late: Story = { parameters: page(success(late)) }
export const DueAfterTheVisit: Story = { parameters: page(success(tooLate)) }
export const Received: Story = { parameters: page(success(received)) }
export const Returned: Story = { parameters: page(success(returned)) }
export const Fitted: Story = { parameters: page(success(fitted)) }
export const Cancelled: Story = { parameters: page(success(cancelled)) }
export const Long: Story = { parameters: page(success(long)) }
export const AskedToSend: Story = { parameters: page(success(draft)), play: asks(/^(Send|Kirim)$/, 'alertdialog') }
export const AskedToCancel: Story = { parameters: page(success(draft)), play: asks(/^(Cancel order|Batalkan order)$/) }
export const AskedToReceive: Story = { parameters: page(success(labOrderFixture())), play: asks(/^(Receive|Terima)$/) }
export const AskedToReturn: Story = { parameters: page(success(received)), play: asks(/^(Return|Kembalikan)$/) }
export const AskedToFit: Story = {
  parameters: page(success(received)),
  play: asks(/^(Fitted|Terpasang)$/, 'alertdialog'),
}
export const Unknown: Story = { parameters: page(refusal(404, 'Not found')) }
export const Loading: Story = { parameters: page(silence) }
export const Failed: Story = { parameters: page(refusal(503, 'The database does not answer.')) }

export const New: Story = { parameters: scene('/new', {}) }
export const NewWithNothing: Story = {
  parameters: scene('/new', {}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Save|Simpan)$/ }))
    await canvas.findAllByText(/^(Choose a laboratory|Pilih laboratorium)$/)
  },
}
export const Edit: Story = { parameters: edit(success(draft)) }
export const EditOfWhatWasSent: Story = {
  parameters: edit(success(labOrderFixture())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Receive|Terima)$/ })).toBeVisible()
  },
}
export const EditLoading: Story = { parameters: edit(silence) }

export const Sheet: Story = { parameters: sheet(success(labOrderFixture())) }
export const SheetOfMuch: Story = { parameters: sheet(success(long)) }
export const SheetUnknown: Story = { parameters: sheet(refusal(404, 'Not found')) }
