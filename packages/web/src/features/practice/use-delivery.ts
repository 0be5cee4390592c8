import type { Schema } from '@clinic/api'
import { useEffect } from 'react'
import { chartJournal } from '../../entities/charting/journal/chart-journal'
import type { ChartingActor } from '../../entities/charting/use-charting'
import { useApp } from '../../platform/app/app-context'

/**
 * Hands what is charted to the journal, which writes and sends it, and reports what became of each commit. The journal goes on
 * when another page is opened.
 */
export function useDelivery(actor: ChartingActor, { id: visit, patient }: Schema<'Visit'>) {
  const journal = chartJournal(useApp())
  const { id, record_number, first_name, last_name } = patient

  useEffect(() => {
    const ofVisit = () => journal.snapshot().entries.filter((entry) => entry.visit === visit)
    const committed = actor.on('charting.committed', ({ commit }) => {
      const seen = actor.getSnapshot().context.rows.length
      if (ofVisit().some(({ commit: { key } }) => key === commit.key)) return journal.retry(commit.key, seen)
      journal.add({ commit, visit, patient: { id, record_number, first_name, last_name }, seen })
    })
    // an entry that was never in this chart is one the journal read late: it waits to be sent and was not taken back here
    const had = new Set(actor.getSnapshot().context.commits.map(({ key }) => key))
    const changed = actor.subscribe(({ context }) => {
      const keys = new Set(context.commits.map(({ key }) => key))
      for (const { commit, state } of ofVisit())
        if (state !== 'sent' && had.has(commit.key) && !keys.has(commit.key)) journal.discard(commit.key)
      for (const key of keys) had.add(key)
    })
    const report = () => {
      const { commits } = actor.getSnapshot().context
      for (const { commit, state, problem } of ofVisit()) {
        const shown = commits.find(({ key }) => key === commit.key)
        if (!shown || shown.delivery === state) continue
        if (state === 'sent') actor.send({ type: 'commit.sent', key: commit.key })
        if (state === 'refused') actor.send({ type: 'commit.refused', key: commit.key, problem: problem ?? '' })
      }
    }
    report()
    const unlisten = journal.subscribe(report)
    return () => {
      committed.unsubscribe()
      changed.unsubscribe()
      unlisten()
    }
  }, [actor, journal, visit, id, record_number, first_name, last_name])
}
