import { patientFixture, patientPolicyFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Route } from 'wouter'
import { alertFixture, alertsFixture, noneFixture } from '../../../entities/medical-alert/medical-alert-fixture'
import { expiredContractFixture } from '../../../entities/patient-policy/policy-fixture'
import { picturedReplies } from '../../../platform/print/clinic-image-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import DetailsSheet from './details-sheet'

const meta = {
  title: 'Screens/Patient/Details sheet',
  component: DetailsSheet,
  render: () => <Route path="/:area/patient/:id/details/sheet" component={DetailsSheet} />,
} satisfies Meta<typeof DetailsSheet>
export default meta
type Story = StoryObj<typeof meta>

const known = alertsFixture({ allergy: { alerts: [alertFixture()] }, condition: noneFixture })
const scene = (patient: Reply, replies: Record<string, Reply> = {}) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/patient/12/details/sheet',
    replies: {
      ...picturedReplies(),
      'GET /api/patient/12': patient,
      'GET /api/patient/12/medical-alert': success(known),
      'GET /api/patient/12/policy': success(listOf([patientPolicyFixture()])),
      ...replies,
    },
  } satisfies Scene,
})
const sheetIn = async (canvas: HTMLElement) => within(await within(canvas).findByRole('article'))
const child = patientFixture({ date_of_birth: '2018-05-17', marital_status: null, occupation: '' })
const rina = { guardian_name: 'Rina Lestari', guardian_phone: '+6281234567891' }
const sixty = 'Raden Ajeng Kusumaningrum Wijayakusuma Hadiningrat Suryadini'

export const Whole: Story = {
  parameters: scene(success(patientFixture())),
  play: async ({ canvasElement }) => {
    const sheet = await sheetIn(canvasElement)
    await expect(sheet.getByText(/^Amoksisilin \((Medicine|Obat); Ruam, 2019\)$/)).toBeVisible()
    await expect(sheet.getByText(/^(None, confirmed|Tidak ada, dikonfirmasi)$/)).toBeVisible()
    const medication = sheet.getByText(/^(Medication|Obat rutin)$/).parentElement
    await expect(medication).toHaveTextContent(/(Not asked yet|Belum ditanyakan)$/)
    await expect(sheet.getByText('Sari Wulandari')).toBeVisible() // who prints it
    await expect(sheet.getByText('Ayu Lestari')).toBeVisible() // who signs it
    await expect(sheet.queryByText(/^(Guardian|Wali)$/)).toBeNull()
    for (const phone of ['+62 812-3456-7890', '+62 812-9876-5432'])
      await expect(sheet.getByText(phone)).toHaveStyle({ whiteSpace: 'nowrap' })
  },
}

export const Child: Story = {
  parameters: scene(success({ ...child, ...rina, guardian_relationship: 'mother' })),
  play: async ({ canvasElement }) => {
    const sheet = await sheetIn(canvasElement)
    await expect(sheet.getAllByText('Rina Lestari')).toHaveLength(2) // among the data, and where is signed
    await expect(sheet.queryByText('Ayu Lestari')).toBeNull()
  },
}

export const ChildWithoutGuardian: Story = {
  parameters: scene(success(child)),
  play: async ({ canvasElement }) => {
    const sheet = await sheetIn(canvasElement)
    const guardian = within(sheet.getByRole('heading', { name: /^(Guardian|Wali)$/ }).parentElement ?? canvasElement)
    await expect(guardian.getAllByText(/^(Not given|Belum diisi)$/)).toHaveLength(3)
    await expect(sheet.queryByText('Ayu Lestari')).toBeNull() // a child does not sign
    await expect(sheet.queryByText(/^(Occupation|Pekerjaan)$/)).toBeNull()
  },
}

/** A guardian of former years signs nothing any more. */
export const Adult: Story = {
  parameters: scene(success(patientFixture({ ...rina, guardian_relationship: 'mother' }))),
  play: async ({ canvasElement }) => {
    const sheet = await sheetIn(canvasElement)
    await expect(sheet.getByText('Rina Lestari')).toBeVisible()
    await expect(sheet.getByText('Ayu Lestari')).toBeVisible()
  },
}

export const LittleKnown: Story = {
  parameters: scene(
    success(
      patientFixture({
        last_name: '',
        phone: '',
        email: '',
        place_of_birth: '',
        blood_type: null,
        marital_status: null,
        religion: null,
        education_level: null,
        occupation: '',
        ethnicity: '',
        identification: 'not_available',
        identity_number: '',
        address: { street: '', village: '', district: '', city: '', province: '', postcode: '', area_code: '' },
        relative_name: '',
        relationship: null,
        relative_phone: '',
      }),
    ),
    {
      'GET /api/patient/12/medical-alert': success(alertsFixture()),
      'GET /api/patient/12/policy': success(listOf([])),
    },
  ),
  play: async ({ canvasElement }) => {
    const sheet = await sheetIn(canvasElement)
    await expect(sheet.getByText(/^(Phone|No. HP)$/).parentElement).toHaveTextContent(/(Not given|Belum diisi)$/)
    await expect(sheet.queryByText(/^(Religion|Agama)$/)).toBeNull()
    await expect(sheet.queryByText(/^(Insurance policies|Polis asuransi)$/)).toBeNull()
  },
}

export const Arabic: Story = {
  parameters: scene(
    success(
      patientFixture({
        first_name: 'عبد الرحمن محمد الفاتح',
        last_name: 'بن خالد الهاشمي القرشي المدني',
        relative_name: 'فاطمة الزهراء بنت محمد',
      }),
    ),
  ),
}

const manyAlerts = alertsFixture({
  allergy: { alerts: Array.from({ length: 12 }, (_, id) => alertFixture({ id, name: `Amoksisilin ${id + 1}` })) },
  condition: {
    alerts: Array.from({ length: 8 }, (_, id) =>
      alertFixture({
        id: 20 + id,
        topic: 'condition',
        kind: 'other',
        name: sixty,
        note: 'Sejak 2011, berobat teratur',
      }),
    ),
  },
  medication: noneFixture,
})

/** Names of sixty letters, many alerts and policies: a second page if it must be. */
export const Long: Story = {
  parameters: scene(
    success(
      patientFixture({
        first_name: sixty,
        last_name: sixty,
        place_of_birth: sixty,
        email: `${'kusumaningrum.'.repeat(3)}wijaya@perpustakaan.test`,
        occupation: sixty,
        relative_name: sixty,
        address: {
          street: `Jl. ${sixty} No. 118, RT 003/RW 011`,
          province: 'Daerah Khusus Ibukota Jakarta',
          city: 'Kota Administrasi Jakarta Selatan',
          district: 'Mampang Prapatan',
          village: 'Pela Mampang',
          postcode: '12720',
          area_code: '3174031003',
        },
      }),
    ),
    {
      'GET /api/patient/12/medical-alert': success(manyAlerts),
      'GET /api/patient/12/policy': success(
        listOf([
          ...Array.from({ length: 6 }, (_, id) => expiredContractFixture({ id: id + 10, holder_name: sixty })),
          patientPolicyFixture({ id: 3, member_number: '7777 0001', status: 'inactive' }),
        ]),
      ),
    },
  ),
  play: async ({ canvasElement }) => {
    const sheet = await sheetIn(canvasElement)
    await expect(sheet.getAllByText(/BJ-2210-03$/)).toHaveLength(6)
    await expect(sheet.queryByText(/7777 0001/)).toBeNull()
  },
}

const broken = refusal(503, 'The database does not answer.')
const printsNothing: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByText(/The database does not answer/)
  await expect(within(canvasElement).queryByRole('button', { name: /^(Print|Cetak)$/ })).toBeNull()
  await expect(within(canvasElement).queryByRole('article')).toBeNull()
}
export const AlertsFailed: Story = {
  parameters: scene(success(child), { 'GET /api/patient/12/medical-alert': broken }),
  play: printsNothing,
}
export const PoliciesFailed: Story = {
  parameters: scene(success(child), { 'GET /api/patient/12/policy': broken }),
  play: printsNothing,
}
export const Missing: Story = { parameters: scene(refusal(404, 'Not found')) }
export const Loading: Story = { parameters: scene(silence) }
