import { chartingMachine } from '@clinic/core/charting'
import { createActor } from 'xstate'
import type { App } from '../../../platform/app/app'
import type { JournalEntry } from './journal-entry'

const patient = { id: 7, record_number: '00-12-34', first_name: 'Ayu', last_name: 'Lestari' }

/** Entries as typed lines make them, a minute after each other. */
export function journalFixture(lines: readonly string[], overrides: Partial<JournalEntry> = {}): JournalEntry[] {
  const { visit = 7, typedAt = Date.parse('2026-11-20T02:10:00Z') } = overrides
  const charting = createActor(chartingMachine, {
    input: { rows: [], dentition: 'permanent', author: { visit: String(visit), by: '1', dictated_by: null } },
  }).start()
  for (const [index, line] of lines.entries()) {
    const key = `${String(visit).padStart(8, '0')}-0000-4000-8000-${String(index).padStart(12, '0')}`
    charting.send({ type: 'line.type', line })
    charting.send({ type: 'line.enter', key, at: new Date(typedAt + index * 60_000).toISOString() })
  }
  return charting.getSnapshot().context.commits.map((commit, index) => ({
    commit,
    visit,
    patient,
    seen: 0,
    state: 'unsent',
    problem: null,
    ...overrides,
    typedAt: typedAt + index * 60_000,
  }))
}

/** Puts entries where an earlier page would have left them. */
export async function leaveOnDevice(drafts: App['drafts'], entries: readonly JournalEntry[]) {
  for (const entry of entries) await drafts.save(`journal/${entry.typedAt}-${entry.commit.key}`, entry)
}
