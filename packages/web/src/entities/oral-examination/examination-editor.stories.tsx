import { ApiError } from '@clinic/api'
import { mouthOf, typedChart } from '@clinic/core/odontogram'
import {
  emptyOralExamination,
  type OralExaminationContent,
  oralExaminationDraftMachine,
} from '@clinic/core/oral-examination'
import { actorAt, type StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { useNamespaces } from '../../platform/texts/use-namespace'
import type { Scene } from '../../testing/scene'
import { ExaminationEditor } from './examination-editor'
import { examinationContentFixture, examinationFixture } from './examination-fixture'

const meta = { title: 'Entities/Oral examination' } satisfies Meta
export default meta

const stored = examinationContentFixture()

interface Shown extends Partial<Omit<ComponentProps<typeof ExaminationEditor>, 'draft' | 'now'>> {
  state?: StateOf<typeof oralExaminationDraftMachine>
  content?: OralExaminationContent
  other?: OralExaminationContent
  error?: Error
  /** What is charted. */
  chart?: string
}

function story({ state = 'kept', content = stored, other, error, chart, ...props }: Shown = {}): StoryObj {
  const draft = actorAt(oralExaminationDraftMachine, state, {
    content,
    version: content === emptyOralExamination ? 0 : 3,
    sent: content,
    other: other ? { content: other, version: 4 } : null,
    attempt: 0,
    error: error ?? null,
  })
  const now = chart ? mouthOf(typedChart(chart)).now : []
  return {
    parameters: { scene: {} satisfies Scene },
    render: () => (
      <Suspense>
        <WithTexts>
          <ExaminationEditor draft={draft} now={now} hasPermanentTeeth previous={null} {...props} />
        </WithTexts>
      </Suspense>
    ),
  }
}

function WithTexts({ children }: { children: ReactNode }) {
  useNamespaces(['oral-examination', 'note'])
  return children
}

export const Empty = story({ content: emptyOralExamination })
export const EmptyAfterAnother = story({ content: emptyOralExamination, previous: examinationFixture() })
export const Filled = story()
export const LostTeeth = story({
  content: { ...emptyOralExamination, ohis: [{ tooth: '26', debris: 1, calculus: null }] },
  chart: '16 mis karies; 26 rrx karies; 31,41 mis perio',
})
export const PrimaryTeeth = story({ content: emptyOralExamination, hasPermanentTeeth: false })
export const Waiting = story({ state: 'waiting', error: new ApiError('', 0) })
export const Refused = story({
  state: 'refused',
  error: new ApiError('This visit is not in treatment any more.', 409),
})
export const Conflicting = story({
  state: 'conflicting',
  other: examinationContentFixture({ palate: 'low', ohis: [] }),
})
