import { type Schema, unwrap } from '@clinic/api'
import type { Reassignment } from '@clinic/core/appointment'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { useTexts } from '../../../platform/texts/use-texts'
import type { Card } from '../calendar-query'
import { useMovedNotice } from '../move/use-moved-notice'
import { refusalReasons } from '../slot/refusal-reasons'

interface Refused {
  appointment: Card
  why: string
}

/** Returns a function that gives the appointments that fit to another dentist, one after the other; it is done when none is refused. */
export function useReassign(onDone: () => void) {
  const { api } = useApp()
  const texts = useTexts()
  const { reassign: words, move } = texts.appointment
  const queries = useQueryClient()
  const notifyMoved = useMovedNotice()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])

  async function undo(given: readonly Schema<'Appointment'>[]) {
    const back = await Promise.allSettled(
      given.map(({ id, version }) =>
        unwrap(api.POST('/api/appointment/{id}/undo-reschedule', { params: { path: { id } }, body: { version } })),
      ),
    )
    const count = back.filter(({ status }) => status === 'fulfilled').length
    void notify(count === given.length ? 'success' : 'warning', words.undone({ count }))
    void queries.invalidateQueries({ queryKey: ['appointment'] })
  }

  function report(given: readonly Schema<'Appointment'>[], name: string) {
    const [first, ...others] = given
    if (!first) return
    if (others.length === 0) return void notifyMoved(first)
    const action = { label: move.undo(), onClick: () => void undo(given) }
    void notify('success', words.saved({ count: given.length, name }), action)
  }

  async function reassign(plan: readonly Reassignment[], { doctor_id, name }: { doctor_id: number; name: string }) {
    setBusy(true)
    const given: Schema<'Appointment'>[] = []
    const kept: Refused[] = []
    for (const each of plan) {
      if (!each.fits) continue
      const { appointment, room_id } = each
      const { id, version, starts_at, ends_at } = appointment
      const body = { doctor_id, room_id, starts_at, ends_at, version, override_reason: '' }
      try {
        given.push(await unwrap(api.POST('/api/appointment/{id}/reschedule', { params: { path: { id } }, body })))
      } catch (error) {
        const why = error instanceof Error ? refusalReasons(texts, error).join('. ') : move.refused()
        kept.push({ appointment, why })
      }
    }
    report(given, name)
    setRefused(kept)
    setBusy(false)
    await queries.invalidateQueries({ queryKey: ['appointment'] })
    if (kept.length === 0) onDone()
  }
  return { reassign: (...args: Parameters<typeof reassign>) => void reassign(...args), isBusy, refused }
}
