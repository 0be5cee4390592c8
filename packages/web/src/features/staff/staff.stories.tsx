import type { Schema } from '@clinic/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { masterStories, storedTimes } from '../../testing/master-stories'
import { listOf, success } from '../../testing/scene'
import useStaff from './staff'

const yuni: Schema<'Staff'> = {
  id: 1,
  name: 'Yuni Kartika',
  nik: '3171065705900003',
  position: 'dental_nurse',
  phone: '+6281311112222',
  email: 'yuni@klinikkenari.test',
  str_number: '15 1 1 200 3 19',
  str_valid_until: '2028-05-01',
  sip_number: 'SIPTGM/0043/2024',
  sip_valid_until: '2026-12-15',
  licence: 'expiring',
  doctor_id: 1,
  doctor_name: 'drg. Andi Pratama',
  skills: ['four_handed', 'surgery'],
  status: 'active',
  photo: null,
  version: 1,
  ...storedTimes,
}
const bayu: Schema<'Staff'> = {
  ...yuni,
  id: 2,
  name: 'Bayu',
  position: 'front_office',
  sip_number: '',
  sip_valid_until: null,
  licence: 'none',
  doctor_id: null,
  doctor_name: null,
  skills: [],
  status: 'on_leave',
}

const noAccount: Schema<'LoginAccount'> = { id: null, state: 'none', email: '', role: null, invited_until: null }
const { page, ...stories } = masterStories('staff', useStaff, [yuni, bayu], {
  'GET /api/doctor/treating': success(listOf([{ id: 1, display_name: 'drg. Andi Pratama', problem: null }])),
  'GET /api/auth/staff/1/account': success(noAccount),
})
const meta = { title: 'Screens/Assistants' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = stories.many
export const EmptyBecauseNew: Story = stories.emptyBecauseNew
export const EmptyBecauseFiltered: Story = stories.emptyBecauseFiltered
export const Loading: Story = stories.loading
export const Failed: Story = stories.failed
export const New: Story = stories.new
export const Stored: Story = stories.stored
export const WithoutLicence: Story = page(success({ ...bayu, id: 1 }))
export const AtTheFrontOffice: Story = stories.atTheFrontOffice
export const MakingInactive: Story = {
  ...page(success(yuni), {
    replies: {
      'GET /api/auth/staff/1/account': success({ ...noAccount, id: 12, state: 'active', email: yuni.email }),
      'GET /api/auth/account/12/session': success(listOf([])),
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: /^(Signed in on|Sedang masuk di)$/ })
    await userEvent.selectOptions(await within(canvasElement).findByLabelText(/^(Status)/), 'inactive')
    await within(document.body).findByRole('alertdialog')
  },
}
export const Missing: Story = stories.missing
