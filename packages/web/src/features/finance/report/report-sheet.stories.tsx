import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import { dailyReportFixture, reportFixture, utilisationFixture } from './report-fixture'
import ReportSheet from './report-sheet'

const meta = { title: 'Screens/Finance/Report sheet', component: ReportSheet } satisfies Meta<typeof ReportSheet>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, question = 'subject=revenue&by=payor&from=2026-11-01&until=2026-11-30') => ({
  scene: {
    role: 'manager_clinic',
    path: `/clinic/finance/report/sheet?${question}`,
    replies: { 'GET /api/information': success(informationFixture()), 'GET /api/report': reply },
  } satisfies Scene,
})

export const Revenue: Story = { parameters: scene(success(reportFixture())) }
export const PaymentsByDay: Story = { parameters: scene(success(dailyReportFixture()), 'subject=payment&by=day') }
export const VisitsOfToday: Story = {
  parameters: scene(success(reportFixture({ amount: 0 })), 'subject=visit&by=room&period=today'),
}
export const ChairUtilisation: Story = {
  parameters: scene(success(utilisationFixture()), 'subject=utilisation&by=room&period=lastMonth'),
}
export const NothingInThisTime: Story = {
  parameters: scene(success({ groups: [], count: 0, amount: 0, planned: null })),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
