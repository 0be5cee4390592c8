import { unwrap } from '@clinic/api'
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
import { Button } from '../../ui/button'
import { RejectForm } from './reject-form'

interface DictatedEntryProps {
  draft: Dictation
  rows: readonly FindingRow[]
  dentition: Dentition
  words: ChartingWords
  timeZone: string
  /** Why it cannot be accepted, or was not. */
  problem: string | undefined
  /** Whether its acceptance is on its way. */
  isAccepted: boolean
  isAcceptable: boolean
  onAccept: () => void
  onReject: () => void
}

/** One draft, which the dentist accepts, changes or rejects. */
export function DictatedEntry(props: DictatedEntryProps) {
  const { draft, words, problem, isAccepted, isAcceptable, onAccept, onReject, ...chart } = props
  const { api } = useApp()
  const texts = useTexts().note.dictation
  const { change, busy } = useDraftChange(draft.visit_id)
  const [task, setTask] = useState<'change' | 'reject'>()
  const entry = entryOf(draft.entry)
  const said = words.entrySaid(entry)
  const close = () => setTask(undefined)
  const reject = (reason: string) => {
    const { id, version } = draft
    const body = { version, reason }
    onReject()
    change(() => unwrap(api.POST('/api/dictation/{id}/reject', { params: { path: { id } }, body })))
  }
  const classes = charting()
  return (
    <li id={`dictation-${draft.id}`} className={classes.entry}>
      <div className={classes.draft}>
        <div>
          {said}
          <p className={classes.entryLine}>
            <code>{writtenLine(entry)}</code> <bdi>{texts.by({ name: isolated(draft.user_name) })}</bdi>
          </p>
          {draft.entry.reason !== null && <p className={classes.unsent}>{draft.entry.reason}</p>}
        </div>
        {isAccepted ? (
          <span className={classes.unsent}>{texts.accepting()}</span>
        ) : (
          <div className={classes.actions}>
            <Button
              size="sm"
              variant="soft"
              aria-label={texts.acceptThis({ entry: said })}
              disabled={!isAcceptable}
              onClick={onAccept}
            >
              {texts.accept()}
            </Button>
            <Button
              size="sm"
              variant="outline"
              aria-label={texts.changeThis({ entry: said })}
              onClick={() => setTask('change')}
            >
              {texts.change()}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={texts.rejectThis({ entry: said })}
              onClick={() => setTask('reject')}
            >
              {texts.reject()}
            </Button>
          </div>
        )}
      </div>
      {problem && <p className={classes.problem}>{texts.refused({ problem })}</p>}
      {task === 'change' && <ChangeDraft key={draft.version} draft={draft} {...chart} onClose={close} />}
      {task === 'reject' && <RejectForm busy={busy} onReject={reject} onClose={close} />}
    </li>
  )
}
