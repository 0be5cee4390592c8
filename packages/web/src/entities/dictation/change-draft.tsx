import { unwrap } from '@clinic/api'
import { chartingMachine } from '@clinic/core/charting'
import { type Dentition, entryOf, type FindingRow, sentEntry, writtenLine } from '@clinic/core/odontogram'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { charting } from 'styled-system/recipes'
import { useApp } from '../../platform/app/app-context'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { DictatedLine } from './dictated-line'
import type { Dictation } from './dictation-query'
import { useDraftChange } from './use-draft-change'

interface ChangeDraftProps {
  draft: Dictation
  /** The chart with the drafts before it. */
  rows: readonly FindingRow[]
  dentition: Dentition
  timeZone: string
  onClose: () => void
}

/** A draft in a typed line again: Enter stores what it says then, and the line stays when the server refuses it. */
export function ChangeDraft({ draft, rows, dentition, timeZone, onClose }: ChangeDraftProps) {
  const { api } = useApp()
  const texts = useTexts().note.dictation
  const { change, tell } = useDraftChange(draft.visit_id)
  const root = useRef<HTMLDivElement>(null)
  const author = { visit: String(draft.visit_id), by: String(draft.user_id), dictated_by: null }
  const actor = useActorRef(chartingMachine, { input: { rows, dentition, author } })
  const store = useEffectEvent((key: string) => {
    const { commits } = actor.getSnapshot().context
    const [commit, ...others] = commits
    if (!commit || commit.key !== key) return
    const line = commits.map((each) => each.line).join('; ')
    const again = () => {
      for (const each of commits) actor.send({ type: 'commit.refused', key: each.key, problem: '' })
      for (const each of commits) actor.send({ type: 'commit.discard', key: each.key })
      actor.send({ type: 'line.type', line })
    }
    if (others.length > 0) {
      tell(texts.one())
      return again()
    }
    const { id, version } = draft
    const body = { ...sentEntry(commit.entry, commit.rows[0]?.reason), version }
    change(() => unwrap(api.PUT('/api/dictation/{id}', { params: { path: { id } }, body })), {
      onSuccess: onClose,
      onError: again,
    })
  })
  useEffect(() => {
    actor.send({ type: 'line.type', line: writtenLine(entryOf(draft.entry)) })
    root.current?.querySelector('input')?.focus()
    const { unsubscribe } = actor.on('charting.committed', ({ commit }) => queueMicrotask(() => store(commit.key)))
    return unsubscribe
  }, [actor, draft.entry])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Escape inside it
    <div ref={root} className={charting().question} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <DictatedLine actor={actor} timeZone={timeZone} />
      <div className={charting().answers}>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {texts.cancel()}
        </Button>
      </div>
    </div>
  )
}
