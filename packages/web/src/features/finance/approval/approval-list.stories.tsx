import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { approvalFixture } from '../../../entities/approval/approval-fixture'
import { billedPatient } from '../../../entities/invoice/invoice-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import ApprovalList from './approval-list'

const meta = { title: 'Screens/Finance/Approvals', component: ApprovalList } satisfies Meta<typeof ApprovalList>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, path = '/clinic/finance/approval') => ({
  scene: {
    role: 'manager_clinic',
    path,
    replies: { 'GET /api/information': success(informationFixture()), 'GET /api/approval': reply },
  } satisfies Scene,
})
const many = [
  approvalFixture(),
  approvalFixture({ id: 4, state: 'granted', discount: 1_000_000, gross: 3_000_000 }),
  approvalFixture({ id: 5, state: 'refused', answer: 'Paling banyak 15 %' }),
  approvalFixture({ id: 6, state: 'withdrawn', decided_by: 'Siti Aminah' }),
  approvalFixture({
    id: 7,
    state: 'expired',
    patient: billedPatient({ first_name: 'Muhammad Abdurrahman Wahid', last_name: 'Kusumaningrat Prawirodirdjo' }),
    reason: 'Pasien lama yang sudah tiga kali membawa keluarganya, dan perawatannya belum selesai',
  }),
]

export const Many: Story = { parameters: scene(success(listOf(many))) }
export const EmptyBecauseNew: Story = { parameters: scene(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = {
  parameters: scene(success(listOf([])), '/clinic/finance/approval?state=requested'),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
