import { doneHereIn, mouthIn } from '@clinic/core/charting'
import type { Entry, FindingRow, Mouth } from '@clinic/core/odontogram'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { newCommitKey } from '../../charting/commit-key'
import type { ChartingActor } from '../../charting/use-charting'

/** The chart of the visit as its note needs it. */
export interface VisitChart {
  mouth: Mouth
  /** What was entered as done here in this visit. */
  done: readonly FindingRow[]
  /** The chart waits for an answer, and takes no entry before. */
  isAsking: boolean
  enter: (entry: Entry) => void
  /** Begins the typed line. */
  type: (line: string) => void
}

/** Returns the chart that is charted on this page; undefined until it is there. */
export function useVisitChart(actor: ChartingActor | undefined): VisitChart | undefined {
  const rows = useSelector(actor, (snapshot) => snapshot?.context.rows)
  const commits = useSelector(actor, (snapshot) => snapshot?.context.commits)
  const author = useSelector(actor, (snapshot) => snapshot?.context.author)
  const isAsking = useSelector(actor, (snapshot) => snapshot?.matches('asking') ?? false)
  const known = useMemo(() => {
    const context = rows && commits && author && { rows, commits, author }
    return context && { mouth: mouthIn(context), done: doneHereIn(context) }
  }, [rows, commits, author])
  if (!actor || !known) return undefined
  return {
    ...known,
    isAsking,
    enter: (entry) =>
      actor.send({ type: 'entry.make', entries: [entry], key: newCommitKey(), at: new Date().toISOString() }),
    type: (line) => actor.send({ type: 'line.type', line }),
  }
}
