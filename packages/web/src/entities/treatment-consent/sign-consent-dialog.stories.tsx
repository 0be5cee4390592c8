import { noteContentFixture, noteProcedureFixture, patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { listOf, type Reply, refusal, type Scene, success } from '../../testing/scene'
import { servicesFixture } from '../note/note-fixture'
import { visitCardFixture, visitFixture } from '../visit/visit-fixture'
import { consentFormFixture } from './consent-form-fixture'
import SignConsentDialog from './sign-consent-dialog'

const visit = visitCardFixture({ id: 7, state: 'in_practice' })
const extraction = noteProcedureFixture({ id: 1, product_id: 3, tooth: '48', surfaces: [], consent: null })
const content = noteContentFixture({
  diagnoses: [{ id: 1, code: 'K01.1', tooth: '48', rank: 'primary', certainty: 'definite', prognosis: null }],
  procedures: [extraction, { ...extraction, id: 2, tooth: '38' }],
})

const meta = {
  title: 'Screens/Practice/Consent',
  component: SignConsentDialog,
  args: { visit, content, procedure: extraction, onClose: () => {} },
} satisfies Meta<typeof SignConsentDialog>
export default meta
type Story = StoryObj<typeof meta>

const forms = success(listOf([consentFormFixture()]))
const scene = (patient = patientFixture(), replies: Record<string, Reply> = {}) => ({
  scene: {
    role: 'doctor_clinic',
    account: { doctor_id: 1 },
    path: '/doctor/idental/start-practice?visit=7',
    replies: {
      [`GET /api/patient/${visit.patient.id}`]: success(patient),
      'GET /api/visit/7': success(visitFixture({ id: 7, state: 'in_practice', staff_name: 'Yuni Kartika' })),
      'GET /api/consent-form': forms,
      ...Object.fromEntries(
        servicesFixture.map((row) => [`GET /api/product/${row.id}`, success({ ...row, category: 'oral_surgery' })]),
      ),
      ...replies,
    },
  } satisfies Scene,
})

/** The second page, in Indonesian, as the consent is. */
async function handOver() {
  await userEvent.click(await screen.findByRole('button', { name: /^(Hand over|Serahkan)/ }))
  await screen.findByRole('radio', { name: /^Saya setuju/ })
}
const sign = () => userEvent.click(screen.getByRole('button', { name: /^Tanda tangani/ }))

export const Prepared: Story = {
  parameters: scene(),
  play: async () => {
    await screen.findByDisplayValue(/\(K01\.1\), 48$/)
    await screen.findByDisplayValue(/^Gusi dibius/)
  },
}
export const InEnglish: Story = {
  parameters: scene(),
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText(/^(Language of|Bahasa pasien)/), 'en')
    await screen.findByDisplayValue(/^The gum is numbed/)
  },
}
export const WithSeveralForms: Story = {
  parameters: scene(patientFixture(), {
    'GET /api/consent-form': success(
      listOf([consentFormFixture(), consentFormFixture({ id: 2, name: 'Odontektomi', procedure: 'Gusi dibuka.' })]),
    ),
  }),
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText(/^(Consent form|Formulir persetujuan)/), '2')
    await screen.findByDisplayValue('Gusi dibuka.')
  },
}
export const WithoutForm: Story = {
  parameters: scene(patientFixture(), { 'GET /api/consent-form': success(listOf([])) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Hand over|Serahkan)/ }))
    await expect((await screen.findAllByText(/^(This is required|Wajib diisi)$/)).length).toBe(2)
  },
}
export const FormsFailed: Story = {
  parameters: scene(patientFixture(), { 'GET /api/consent-form': refusal(503, 'The database does not answer.') }),
}
export const PatientFailed: Story = {
  parameters: scene(patientFixture(), {
    [`GET /api/patient/${visit.patient.id}`]: refusal(503, 'The database does not answer.'),
  }),
  play: async () => {
    await screen.findByRole('button', { name: /^(Try again|Coba lagi)$/ })
  },
}
export const WithoutNote: Story = {
  parameters: scene(),
  args: { content: { diagnoses: [], procedures: [] }, procedure: undefined },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Hand over|Serahkan)/ }))
    await screen.findByText(/^(Choose what|Pilih tindakan yang)/)
  },
}
export const Read: Story = { parameters: scene(), play: handOver }
export const OfAMinor: Story = {
  parameters: scene(
    patientFixture({
      date_of_birth: '2018-01-01',
      marital_status: 'single',
      guardian_name: 'Dewi Lestari',
      guardian_relationship: 'mother',
    }),
  ),
  play: async () => {
    await handOver()
    await screen.findByDisplayValue('Dewi Lestari')
  },
}
export const Unsigned: Story = {
  parameters: scene(),
  play: async () => {
    await handOver()
    await sign()
    await expect(screen.getByText('Pilih salah satu')).toBeVisible()
    await expect(screen.getByText('Tanda tangan di dalam kotak')).toBeVisible()
  },
}
export const Refusing: Story = {
  parameters: scene(),
  play: async () => {
    await handOver()
    await userEvent.click(screen.getByRole('radio', { name: /^Saya menolak/ }))
    await expect(screen.getByLabelText(/^Alasan menolak/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Tanda tangani penolakan' })).toBeVisible()
  },
}
