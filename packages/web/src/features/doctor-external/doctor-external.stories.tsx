import type { Schema } from '@clinic/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { masterStories, storedTimes } from '../../testing/master-stories'
import { listOf, success } from '../../testing/scene'
import useDoctorExternal from './doctor-external'

const dewi: Schema<'DoctorExternal'> = {
  id: 1,
  name: 'Dewi Anggraini',
  name_prefix: 'drg.',
  name_suffix: 'Sp.Ort',
  nik: '',
  specialty: 'orthodontics',
  display_name: 'drg. Dewi Anggraini, Sp.Ort',
  phone: '+6281298765432',
  email: '',
  str_number: '',
  str_valid_until: null,
  sip_number: '446/SIP-DRG/0912/2024',
  sip_valid_until: '2029-01-31',
  licence: 'valid',
  color: 'purple',
  room_id: null,
  room_name: null,
  duration_minutes: 45,
  engagement: 'visiting',
  institution: 'RSGM UI',
  agreement_number: 'PKS/2026/014',
  agreement_from: '2026-01-01',
  agreement_until: '2026-12-31',
  bank_name: 'BCA',
  bank_account: '0123456789',
  bank_holder: 'Dewi Anggraini',
  status: 'active',
  photo: null,
  version: 2,
  ...storedTimes,
}
const hospital: Schema<'DoctorExternal'> = {
  ...dewi,
  id: 2,
  name: 'Bonar Simanjuntak',
  display_name: 'drg. Bonar Simanjuntak, Sp.BM',
  specialty: 'oral_surgery',
  engagement: 'referral_recipient',
  sip_number: '',
  sip_valid_until: null,
  licence: 'none',
}

const noAccount: Schema<'LoginAccount'> = { id: null, state: 'none', email: '', role: null, invited_until: null }
const { page, ...stories } = masterStories('doctor-external', useDoctorExternal, [dewi, hospital], {
  'GET /api/room': success(listOf([])),
  'GET /api/auth/doctor/1/account': success(noAccount),
})
const meta = { title: 'Screens/External Dentists' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = stories.many
export const EmptyBecauseNew: Story = stories.emptyBecauseNew
export const EmptyBecauseFiltered: Story = stories.emptyBecauseFiltered
export const Loading: Story = stories.loading
export const Failed: Story = stories.failed
export const New: Story = stories.new
export const Stored: Story = stories.stored
export const ReceivesReferrals: Story = page(success({ ...hospital, id: 1 }))
export const AtTheFrontOffice: Story = stories.atTheFrontOffice
export const Missing: Story = stories.missing
