import { patientRowFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import PatientList from './patient-list'

const meta = { title: 'Screens/Patient/List', component: PatientList } satisfies Meta<typeof PatientList>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, { role = 'front_office_clinic', path = '/clinic/patient' }: Scene = {}) => ({
  scene: { role, path, replies: { 'GET /api/patient': reply } } satisfies Scene,
})

const names = ['Ayu', 'Budi', 'Citra', 'Dewi', 'Eko', 'Fitri', 'Galih', 'Hana', 'Indra', 'Joko', 'Kartika', 'Lukman']
const rows = names.map((first_name, index) =>
  patientRowFixture({
    id: index + 1,
    record_number: `00-12-${34 + index}`,
    first_name,
    last_name: index % 3 === 0 ? '' : 'Pratama',
    sex: index % 2 === 0 ? 'female' : 'male',
    date_of_birth: `${1950 + index * 6}-0${1 + (index % 9)}-17`,
    readiness: index % 4 === 1 ? 'incomplete' : 'ready',
    status: index % 5 === 4 ? 'inactive' : 'active',
    standing: {
      last_visit: index % 4 === 3 ? null : `2026-10-${10 + index}`,
      next_appointment: index % 3 === 1 ? `2026-12-0${1 + (index % 9)}T02:30:00Z` : null,
      has_alert: index % 5 === 2,
      owed: index % 6 === 2 ? 350_000 * index : 0,
    },
  }),
)
const page = listOf(rows)
const manyPages = {
  ...page,
  count: 1284,
  pagination: {
    ...page.pagination,
    totalItems: 1284,
    totalPages: 52,
    currentPage: 3,
    hasNextPage: true,
    hasPrevPage: true,
    offset: 50,
  },
}

export const Many: Story = { parameters: scene(success(manyPages), { path: '/clinic/patient?page=3' }) }
export const DifficultNames: Story = {
  parameters: scene(
    success(
      listOf([
        patientRowFixture({ id: 1, first_name: 'A', last_name: '' }),
        patientRowFixture({
          id: 2,
          first_name: 'Raden Ayu Siti Khadijah Nurul Hasanah Kusumaningrum',
          last_name: 'Wirjosoekarto Danurwendo',
        }),
        patientRowFixture({ id: 3, first_name: "D'Angelo-O'Brien", last_name: '', phone: '' }),
        patientRowFixture({ id: 4, first_name: 'محمد عبد الرحمن', last_name: 'الأنصاري' }),
        patientRowFixture({ id: 5, identification: 'not_available', identity_number: '', readiness: 'incomplete' }),
        patientRowFixture({
          id: 6,
          identification: 'nik_mother',
          date_of_birth: '2026-10-01',
          readiness: 'incomplete',
        }),
      ]),
    ),
  ),
}
export const Filtered: Story = {
  parameters: scene(success(listOf(rows.filter(({ status }) => status === 'inactive'))), {
    path: '/clinic/patient?status=inactive&sort=-created_at',
  }),
}
export const AsADentist: Story = {
  parameters: scene(success(page), { role: 'doctor_clinic', path: '/doctor/patient' }),
}
export const Loading: Story = { parameters: scene(silence) }
export const NoPatientYet: Story = { parameters: scene(success(listOf([]))) }
export const NothingFitsTheSearch: Story = {
  parameters: scene(success(listOf([])), { path: '/clinic/patient?search=zzz' }),
}
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
