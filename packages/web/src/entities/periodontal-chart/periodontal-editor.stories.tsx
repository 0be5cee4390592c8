import { ApiError } from '@clinic/api'
import { typedChart } from '@clinic/core/odontogram'
import {
  emptyPeriodontalChart,
  type PeriodontalChartContent,
  periodontalChartDraftMachine,
  probingFacts,
} from '@clinic/core/periodontal-chart'
import { actorAt, type StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, Suspense } from 'react'
import { useNamespaces } from '../../platform/texts/use-namespace'
import type { Scene } from '../../testing/scene'
import { Card } from '../../ui/card'
import { periodontalContentFixture, typedPeriodontalChart } from './periodontal-chart-fixture'
import PeriodontalEditor from './periodontal-editor'

const meta = { title: 'Entities/Periodontal chart/Typed', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

const stored = periodontalContentFixture({ remark: 'Pasien sulit membuka mulut' })

interface Shown {
  state?: StateOf<typeof periodontalChartDraftMachine>
  content?: PeriodontalChartContent
  other?: PeriodontalChartContent
  error?: Error
  /** What the chart of teeth says. */
  teeth?: string
  language?: 'en' | 'id'
}

function story({ state = 'kept', content = stored, other, error, teeth, language = 'en' }: Shown = {}): StoryObj {
  const draft = actorAt(periodontalChartDraftMachine, state, {
    content,
    version: content === emptyPeriodontalChart ? 0 : 3,
    sent: content,
    other: other ? { content: other, version: 4 } : null,
    attempt: 0,
    error: error ?? null,
  })
  const facts = probingFacts(teeth ? typedChart(teeth) : [])
  return {
    parameters: { scene: { language } satisfies Scene },
    render: () => (
      <Suspense>
        <WithTexts>
          <Card>
            <PeriodontalEditor draft={draft} {...facts} />
          </Card>
        </WithTexts>
      </Suspense>
    ),
  }
}

function WithTexts({ children }: { children: ReactNode }) {
  useNamespaces(['periodontal-chart', 'note'])
  return children
}

export const Empty = story({ content: emptyPeriodontalChart })
export const Begun = story({ content: typedPeriodontalChart('323b 435bp 6bs54') })
export const Filled = story()
export const InIndonesian = story({ language: 'id' })
export const LostTeethAndImplants = story({
  content: typedPeriodontalChart('', { path: 'arch', ...probingFacts([]) }),
  teeth: '18,28,38,48 mis karies; 36 ipx; 46 ipx',
})
export const Waiting = story({ state: 'waiting', error: new ApiError('', 0) })
export const Refused = story({ state: 'refused', error: new ApiError('This visit is not in treatment any more.', 409) })
export const Conflicting = story({
  state: 'conflicting',
  content: typedPeriodontalChart('323b'),
  other: typedPeriodontalChart('323 6'),
})
