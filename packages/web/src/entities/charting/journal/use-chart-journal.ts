import { useEffect, useSyncExternalStore } from 'react'
import { useApp } from '../../../platform/app/app-context'
import { chartJournal } from './chart-journal'

/** The journal of the chart, read from this device when a screen that shows it opens. */
export function useChartJournal() {
  const journal = chartJournal(useApp())
  useEffect(() => void journal.load(), [journal])
  return { journal, ...useSyncExternalStore(journal.subscribe, journal.snapshot) }
}
