import type { Schema } from '@clinic/api'
import { type Commit, mouthIn } from '@clinic/core/charting'
import { entryOf, isProblem, proposeInTurn } from '@clinic/core/odontogram'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { charting } from 'styled-system/recipes'
import type { ChartingActor } from '../../entities/charting/use-charting'
import { useChartingWords } from '../../entities/charting/use-charting-words'
import { type Dictation, dictatedOf, dictationQuery, draftsIn } from '../../entities/dictation/dictation-query'
import { withDrafts } from '../../entities/dictation/draft-rows'
import { focusOn } from '../../entities/note/focus-on'
import { useActKey } from '../../entities/note/use-practice-keys'
import { useApp } from '../../platform/app/app-context'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { DictatedEntry } from './dictated-entry'

interface DictatedEntriesProps {
  actor: ChartingActor
  visit: Schema<'Visit'>
  timeZone: string
}

/** What the assistant typed and the dentist has not decided on: Alt+T accepts the first entry, with Shift all of them. */
export default function DictatedEntries({ actor, visit, timeZone }: DictatedEntriesProps) {
  useNamespace('note')
  const { api } = useApp()
  const texts = useTexts().note.dictation
  const words = useChartingWords(timeZone)
  const query = useQuery(dictationQuery(api, visit.id))
  const { commits, rows, author, pending, dentition } = useSelector(actor, ({ context }) => context)
  const commitOf = ({ key }: Dictation): Commit | undefined => commits.find((each) => each.key === key)
  const drafts = draftsIn(query.data).filter((draft) => commitOf(draft)?.delivery !== 'sent')
  const open = drafts.filter((draft) => commitOf(draft)?.delivery !== 'unsent')
  const outcomes = proposeInTurn(
    open.map(({ entry }) => entryOf(entry)),
    mouthIn({ rows, commits, author }),
  )
  const problemOf = (draft: Dictation) => {
    const outcome = outcomes[open.indexOf(draft)]
    return outcome && isProblem(outcome) ? words.problemSaid({ ...outcome, at: 0 }, []) : undefined
  }
  const acceptable = open.filter((draft) => problemOf(draft) === undefined)
  const accept = (accepted: readonly Dictation[]) => {
    if (pending || accepted.length === 0) return
    // what was refused before is accepted anew, as the assistant may have changed it meanwhile
    for (const { key } of accepted) actor.send({ type: 'commit.discard', key })
    actor.send({ type: 'dictation.accept', dictated: accepted.map(dictatedOf), at: new Date().toISOString() })
  }
  /** From an entry that leaves the list: to the next one, or back to the line. */
  const leadOn = (draft: Dictation) => {
    const next = open.find(({ id }) => id > draft.id) ?? open.find((each) => each !== draft)
    focusOn(next ? `dictation-${next.id}` : 'practice-chart')
  }
  useActKey('acceptDictated', ({ isShifted }) => accept(isShifted ? acceptable : acceptable.slice(0, 1)))
  const classes = charting()

  if (query.error && !query.data)
    return (
      <Banner tone="warning">
        {texts.failed()}{' '}
        <Button size="sm" variant="outline" onClick={() => query.refetch()}>
          {texts.retry()}
        </Button>
      </Banner>
    )
  if (drafts.length === 0) return null
  return (
    <section id="practice-dictation" aria-label={texts.dictated()} className={classes.history}>
      <div className={classes.bar}>
        <h2 className={classes.historyTitle}>{texts.dictated()}</h2>
        {acceptable.length > 1 && (
          <Button size="sm" disabled={pending !== null} onClick={() => accept(acceptable)}>
            {texts.acceptAll()}
          </Button>
        )}
      </div>
      <p className={classes.hint} role="status">
        {texts.waiting({ count: drafts.length })} {texts.keys()}
      </p>
      <div className={classes.drafts}>
        <ol>
          {drafts.map((draft) => (
            <DictatedEntry
              key={draft.id}
              draft={draft}
              rows={withDrafts(
                rows,
                drafts.filter(({ id }) => id < draft.id),
              )}
              dentition={dentition}
              words={words}
              timeZone={timeZone}
              problem={problemOf(draft) ?? commitOf(draft)?.problem ?? undefined}
              isAccepted={commitOf(draft)?.delivery === 'unsent'}
              isAcceptable={acceptable.includes(draft) && pending === null}
              onAccept={() => {
                leadOn(draft)
                accept([draft])
              }}
              onReject={() => {
                leadOn(draft)
                actor.send({ type: 'commit.discard', key: draft.key })
              }}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}
