import { createActor, type InspectionEvent } from 'xstate'
import {
  type Answer,
  type ChartingInput,
  type Commit,
  chartingMachine,
  type Dictated,
  historyOf,
  mouthIn,
  questionOf,
} from '../charting'
import { type Entry, typedChart } from '../odontogram'

export const at = '2026-11-23T03:00:00.000Z'
export const author = { visit: 'v2', by: 'ayu', dictated_by: null }

/** A draft of an assistant: `46 o car`. */
export const dictated = (key: string, entry: Partial<Entry> = {}): Dictated => ({
  id: 7,
  version: 3,
  key,
  by: 'yuni',
  entry: {
    mode: 'found',
    teeth: ['46'],
    items: [{ code: 'car', surfaces: ['o'] }],
    isUncertain: false,
    note: '',
    ...entry,
  },
  reason: null,
})

/** A chart at which one person types; each commit has the next key: k1, k2. */
export function openChart(input: Partial<ChartingInput> = {}, inspect?: (event: InspectionEvent) => void) {
  const actor = createActor(chartingMachine, {
    input: { rows: [], dentition: 'permanent', author, ...input },
    inspect,
  })
  const told: Commit[] = []
  actor.on('charting.committed', ({ commit }) => told.push(commit))
  actor.start()
  let keys = 0
  const made = () => {
    keys += 1
    return { key: `k${keys}`, at }
  }
  const context = () => actor.getSnapshot().context
  const type = (line: string) => actor.send({ type: 'line.type', line })
  const enter = (line: string, key = made().key) => {
    type(line)
    actor.send({ type: 'line.enter', key, at })
  }
  return {
    actor,
    told,
    context,
    type,
    enter,
    made,
    state: () => actor.getSnapshot().value,
    answer: (answer: Answer) => actor.send({ type: 'question.answer', answer }),
    undo: () => actor.send({ type: 'entry.undo', reason: 'a slip', ...made() }),
    redo: () => actor.send({ type: 'entry.redo', ...made() }),
    question: () => questionOf(context().pending)?.kind,
    findings: () =>
      mouthIn(context()).now.map(({ teeth, code, surfaces, cause }) =>
        [teeth.join(), code, surfaces.join(''), cause].filter(Boolean).join(' '),
      ),
    lines: () => historyOf(context().commits).lines.map(({ line, isUndone }) => (isUndone ? `(${line})` : line)),
  }
}

/** What a colleague typed a minute after an entry of these tests, without having seen it. */
export const colleague = (line: string) => typedChart({ line, by: 'budi', visit: 'v1', at: '2026-11-23T03:01:00.000Z' })
