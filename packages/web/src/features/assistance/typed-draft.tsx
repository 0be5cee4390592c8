import { unwrap } from '@clinic/api'
import { canMove } from '@clinic/core/lifecycle'
import { dictationMachine, dictationStates } from '@clinic/core/note'
import { type Dentition, entryOf, type FindingRow, writtenLine } from '@clinic/core/odontogram'
import { useState } from 'react'
import { charting } from 'styled-system/recipes'
import type { ChartingWords } from '../../entities/charting/use-charting-words'
import { ChangeDraft } from '../../entities/dictation/change-draft'
import type { Dictation } from '../../entities/dictation/dictation-query'
import { useDraftChange } from '../../entities/dictation/use-draft-change'
import { useApp } from '../../platform/app/app-context'
import { isolated } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Button } from '../../ui/button'

interface TypedDraftProps {
  draft: Dictation
  /** Whether the reader typed it. */
  isOwn: boolean
  rows: readonly FindingRow[]
  dentition: Dentition
  words: ChartingWords
  timeZone: string
}

/** An entry with its fate; whoever typed it changes or withdraws it while it is a draft. */
export function TypedDraft({ draft, isOwn, words, ...chart }: TypedDraftProps) {
  const { api } = useApp()
  const texts = useTexts().note.dictation
  const { change, busy } = useDraftChange(draft.visit_id)
  const [isChanged, setChanged] = useState(false)
  const { id, version, state, resolution, user_name } = draft
  const entry = entryOf(draft.entry)
  const said = words.entrySaid(entry)
  const withdraw = () =>
    change(() => unwrap(api.POST('/api/dictation/{id}/withdraw', { params: { path: { id } }, body: { version } })))
  const classes = charting()
  return (
    <li className={classes.entry}>
      <div className={classes.draft}>
        <div>
          <span data-undone={state === 'rejected' || state === 'withdrawn' || undefined}>{said}</span>
          <p className={classes.entryLine}>
            <code>{writtenLine(entry)}</code> {!isOwn && <bdi>{texts.by({ name: isolated(user_name) })}</bdi>}
          </p>
          {resolution && resolution.reason !== '' && (
            <p>{texts.decided({ name: isolated(resolution.by_name), reason: resolution.reason })}</p>
          )}
        </div>
        <ValueTag of={dictationStates} value={state} />
        {isOwn && canMove(dictationMachine, state, { type: 'dictation.withdraw' }) && (
          <div className={classes.actions}>
            <Button
              size="sm"
              variant="outline"
              aria-label={texts.changeThis({ entry: said })}
              onClick={() => setChanged(true)}
            >
              {texts.change()}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              busy={busy}
              aria-label={texts.withdrawThis({ entry: said })}
              onClick={withdraw}
            >
              {texts.withdraw()}
            </Button>
          </div>
        )}
      </div>
      {isChanged && state === 'dictated' && (
        <ChangeDraft key={version} draft={draft} {...chart} onClose={() => setChanged(false)} />
      )}
    </li>
  )
}
