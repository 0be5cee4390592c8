import {
  moveProbing,
  type PeriodontalChartContent,
  type PeriodontalChartDraftActor,
  type ProbingEntry,
  type ProbingReply,
  type ProbingWalk,
  startProbing,
  typeKey,
} from '@clinic/core/periodontal-chart'
import { useRef, useState } from 'react'

interface Probed {
  entry: ProbingEntry
  /** What the last key came to. */
  reply: ProbingReply | null
}

/** Typing a chart: where the cursor is, what a key writes in the draft, and what it came to. */
export function useProbing(draft: PeriodontalChartDraftActor, walk: ProbingWalk) {
  const [probed, setProbed] = useState<Probed>(() => ({ entry: startProbing(walk), reply: null }))
  // keys that come faster than the screen is painted go on from each other
  const latest = useRef(probed)
  const written = useRef<PeriodontalChartContent>(draft.getSnapshot().context.content)

  function show(next: Probed) {
    latest.current = next
    setProbed(next)
  }
  /** Returns whether the key was one of the chart. */
  function press(key: string): boolean {
    const { content } = draft.getSnapshot().context
    const { entry } = latest.current
    // what another window wrote is not taken back here
    const steps = content === written.current ? entry.steps : []
    const typed = typeKey(key, { entry: { ...entry, steps }, content, walk })
    if (!typed) return false
    show({ entry: typed.entry, reply: typed.reply })
    written.current = typed.content
    if (typed.content !== content) draft.send({ type: 'draft.edit', content: typed.content })
    return true
  }
  const move = (to: Parameters<typeof moveProbing>[1]) =>
    show({ entry: moveProbing(latest.current.entry, to), reply: { kind: 'moved' } })
  return { ...probed, press, move }
}

export type Probing = ReturnType<typeof useProbing>
