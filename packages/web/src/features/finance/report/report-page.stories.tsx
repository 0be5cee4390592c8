import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import { dailyReportFixture, reportFixture, utilisationFixture } from './report-fixture'
import ReportPage from './report-page'

const meta = { title: 'Screens/Finance/Reports', component: ReportPage } satisfies Meta<typeof ReportPage>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, question = 'subject=revenue&by=doctor') => ({
  scene: {
    role: 'manager_clinic',
    path: `/clinic/finance/report?${question}`,
    replies: { 'GET /api/information': success(informationFixture()), 'GET /api/report': reply },
  } satisfies Scene,
})

export const RevenueByDentist: Story = { parameters: scene(success(reportFixture())) }
export const PaymentsByDay: Story = { parameters: scene(success(dailyReportFixture()), 'subject=payment&by=day') }
export const VisitsAreOnlyCounted: Story = {
  parameters: scene(
    success(
      reportFixture({
        groups: [
          { key: 'returning', label: null, count: 48, amount: 0, planned: null },
          { key: 'new', label: null, count: 17, amount: 0, planned: null },
        ],
        amount: 0,
      }),
    ),
    'subject=visit&by=newness',
  ),
}
export const ChairUtilisation: Story = {
  parameters: scene(success(utilisationFixture()), 'subject=utilisation&by=room'),
}
export const OtherDays: Story = {
  parameters: scene(success(reportFixture()), 'subject=revenue&by=doctor&from=2026-10-01&until=2026-11-15'),
}
export const NothingInThisTime: Story = {
  parameters: scene(
    success({ groups: [], count: 0, amount: 0, planned: null }),
    'subject=discount&by=reason&period=today',
  ),
}
export const Loading: Story = { parameters: scene(silence) }
export const Refused: Story = {
  parameters: scene(refusal(422, 'Check the fields.', { fields: { until: 'A report has at most 366 days' } })),
}
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
