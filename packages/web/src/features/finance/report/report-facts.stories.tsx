import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import ReportFacts from './report-facts'
import { reportFactFixture, reportFixture } from './report-fixture'

const meta = { title: 'Screens/Finance/Behind a report', component: ReportFacts } satisfies Meta<typeof ReportFacts>
export default meta
type Story = StoryObj<typeof meta>

const days = 'from=2026-11-01&until=2026-11-30'
const scene = (reply: Reply, question = `subject=revenue&by=doctor&key=3&${days}`) => ({
  scene: {
    role: 'manager_clinic',
    path: `/clinic/finance/report/facts?${question}`,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/report': success(reportFixture()),
      'GET /api/report/fact': reply,
    },
  } satisfies Scene,
})
const many = [reportFactFixture(), reportFactFixture({ id: 72, title: 'Scaling', amount: 350_000 })]

export const OfADentist: Story = { parameters: scene(success(listOf(many))) }
export const Refunds: Story = {
  parameters: scene(
    success(listOf([reportFactFixture({ title: 'KW/KMG/2026/0009', detail: 'cash', amount: -40_000 })])),
    `subject=payment&by=method&key=cash&${days}`,
  ),
}
export const Visits: Story = {
  parameters: scene(
    success(listOf([reportFactFixture({ title: '', detail: 'checked_out', amount: 0 })])),
    `subject=visit&by=day&${days}`,
  ),
}
export const Expenses: Story = {
  parameters: scene(
    success(
      listOf([reportFactFixture({ title: 'PLN', detail: 'utilities', patient: null, amount: 1_850_000, opens_id: 4 })]),
    ),
    `subject=expense&by=category&key=utilities&${days}`,
  ),
}
/** Of what was used, what was found broken belongs to no patient. */
export const StockUsed: Story = {
  parameters: scene(
    success(
      listOf([
        reportFactFixture({ title: 'Amoksisilin 500 mg', detail: 'OUT/KMG/2026/0012', amount: 9_000 }),
        reportFactFixture({ id: 72, title: 'Kasa steril', detail: 'ADJ/KMG/2026/0003', patient: null, amount: 24_000 }),
      ]),
    ),
    `subject=consumption&by=month&key=2026-11&${days}`,
  ),
}
/** A treatment, and the shift it is set against. */
export const ChairTime: Story = {
  parameters: scene(
    success(
      listOf([
        reportFactFixture({ title: 'drg. Putri Lestari', detail: 'treated', amount: 40 }),
        reportFactFixture({ id: -4, title: 'drg. Putri Lestari', detail: 'planned', patient: null, amount: 240 }),
      ]),
    ),
    `subject=utilisation&by=room&key=1&${days}`,
  ),
}
export const NothingFound: Story = { parameters: scene(success(listOf([])), `subject=visit&by=day&${days}&search=xyz`) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
