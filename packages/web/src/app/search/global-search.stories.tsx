import { patientRowFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { cardFixture } from '../../features/appointment/appointment-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import GlobalSearch from './global-search'

const meta = {
  title: 'Screens/App/Search',
  component: GlobalSearch,
  args: { role: 'front_office_clinic', onClose: () => {} },
} satisfies Meta<typeof GlobalSearch>
export default meta
type Story = StoryObj<typeof meta>

const patients = Array.from({ length: 7 }, (_, index) =>
  patientRowFixture({ id: index + 1, first_name: 'Ayu', last_name: `Lestari ${index + 1}` }),
)
const dentist = { id: 1, display_name: 'drg. Dewi Ayuningtyas, Sp.KG', phone: '+6281234567890' }
const service = { id: 1, code: 'KON-01', name: 'Konsultasi ayunan rahang' }

const person = { first_name: 'Ayu', last_name: 'Lestari 1', record_number: '00-00-01' }
const invoice = { id: 12, number: 'INV/KMG/2026/0042', patient: person }
const labOrder = { id: 3, number: 'LAB/KMG/2026/0042', patient: person, supplier_name: 'Lab Gigi Sentosa' }
const payment = { id: 7, number: 'PPY/KMG/2026/0042', reference: 'TRF-0091', payor_name: 'Asuransi Sentosa Jiwa' }
const appointment = cardFixture({ id: 5, starts_at: '2026-12-01T02:00:00Z' })
const waiting = { id: 8, code: 'REG-K7M2QX', first_name: 'Ayu', last_name: '' }

const searched = (text: string, replies: Record<string, Reply> = {}): Story => ({
  parameters: {
    scene: {
      role: 'front_office_clinic',
      replies: {
        'GET /api/patient': success(listOf(patients)),
        'GET /api/appointment': success(listOf([])),
        'GET /api/doctor': success(listOf([dentist])),
        'GET /api/doctor-external': success(listOf([])),
        'GET /api/product': success(listOf([service])),
        'GET /api/registration': success(listOf([])),
        'GET /api/invoice': success(listOf([invoice])),
        'GET /api/lab-order': success(listOf([labOrder])),
        'GET /api/payor-payment': success(listOf([payment])),
        'GET /api/purchase-order': success(listOf([])),
        ...replies,
      },
    } satisfies Scene,
  },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'))
    const field = await dialog.findByRole('combobox')
    if (text) await userEvent.type(field, text)
    // the highlight goes with the options, a moment after them
    await waitFor(() => {
      const active = field.getAttribute('aria-activedescendant')
      if (active) expect(document.getElementById(active)).not.toBeNull()
    })
  },
})

export const Screens = searched('')
export const Found = searched('ayu')
/** By the number on a paper: invoices and orders too. */
export const FoundByNumber = searched('0042', { 'GET /api/patient': success(listOf([])) })
/** Who calls says the own name, and wants to move the appointment. */
export const AppointmentOfAPatient = searched('ayu', { 'GET /api/appointment': success(listOf([appointment])) })
/** What is done many times a day. */
export const Actions = searched('walk in', { 'GET /api/patient': success(listOf([])) })
export const Registered = searched('ayu', { 'GET /api/registration': success(listOf([waiting])) })
export const Nothing = searched('zzz', {
  'GET /api/patient': success(listOf([])),
  'GET /api/doctor': success(listOf([])),
  'GET /api/product': success(listOf([])),
})
export const Searching = searched('ayu', { 'GET /api/patient': silence })
export const PatientsFail: Story = {
  ...searched('ayu', { 'GET /api/patient': refusal(503, 'Away') }),
  play: async (context) => {
    await searched('ayu').play?.(context)
    await expect(await within(document.body).findByText(/could be searched|dapat dicari/)).toBeVisible()
  },
}
