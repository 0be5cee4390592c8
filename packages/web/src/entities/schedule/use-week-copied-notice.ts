import type { Schema } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../../platform/page/notify'
import { failureText } from '../../platform/record/failure-text'
import { useTexts } from '../../platform/texts/use-texts'
import { sumOf } from './week-copy-preview'
import type { WeekCopying } from './week-copying'

type WeekCopy = Schema<'WeekCopy'>

/** Returns a function that reports a copied week and offers to undo it. */
export function useWeekCopiedNotice({ key, words, calls }: WeekCopying) {
  const texts = useTexts()
  const { copy: shared } = texts['doctor-schedule']
  const queries = useQueryClient()
  const settle = () => void queries.invalidateQueries({ queryKey: [key] })

  async function undo({ id, version }: WeekCopy) {
    try {
      const { shifts, kept } = await calls.undoCopy(id, { version })
      const left = sumOf(kept)
      const why = kept.map(({ reason, shifts: count }) => shared.kept[reason](count)).join(', ')
      if (left === 0) void notify('success', words.undone(shifts))
      else void notify('warning', words.undoneSome({ removed: shifts - left, left, why }))
    } catch (error) {
      void notify('error', error instanceof Error ? failureText(texts, error) : shared.notUndone())
    }
    settle()
  }

  return (copied: WeekCopy) => {
    const { shifts, skipped } = copied
    const action = { label: shared.undo(), onClick: () => void undo(copied) }
    const left = sumOf(skipped)
    const why = skipped.map(({ reason, shifts: count }) => shared.reasons[reason](count)).join(', ')
    if (shifts === 0) void notify('info', left === 0 ? words.empty() : words.none({ why }))
    else if (left === 0) void notify('success', words.done(shifts), action)
    else void notify('warning', words.some({ shifts, left, why }), action)
    settle()
  }
}
