import { unwrap } from '@clinic/api'
import { chartingMachine, historyOf, mouthIn } from '@clinic/core/charting'
import { type Dentition, type FindingRow, sentEntry } from '@clinic/core/odontogram'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { charting, vitalSign as recipe } from 'styled-system/recipes'
import { ChartingHistory } from '../../entities/charting/charting-history'
import { useChartingWords } from '../../entities/charting/use-charting-words'
import { DictatedLine } from '../../entities/dictation/dictated-line'
import { type Dictation, dictationQuery, withDictation } from '../../entities/dictation/dictation-query'
import { withDrafts } from '../../entities/dictation/draft-rows'
import { useApp } from '../../platform/app/app-context'
import { useAccount } from '../../platform/session/use-account'
import { useTexts } from '../../platform/texts/use-texts'
import { TypedDraft } from './typed-draft'
import { useDraftDelivery } from './use-draft-delivery'

interface DictationDeskProps {
  visit: number
  findings: readonly FindingRow[]
  dictations: readonly Dictation[]
  dentition: Dentition
  timeZone: string
}

/** The typed line of an assistant, what is not sent yet, and the entries of the visit with what became of each. */
export function DictationDesk({ visit, findings, dictations, dentition, timeZone }: DictationDeskProps) {
  const { api } = useApp()
  const texts = useTexts().note.dictation
  const queries = useQueryClient()
  const words = useChartingWords(timeZone)
  const account = useAccount()
  const drafts = useMemo(() => dictations.filter(({ state }) => state === 'dictated'), [dictations])
  const rows = useMemo(() => withDrafts(findings, drafts), [findings, drafts])
  const author = { visit: String(visit), by: String(account?.id), dictated_by: null }
  const actor = useActorRef(chartingMachine, { input: { rows, dentition, author } })
  useDraftDelivery(actor, async ({ key, entry, rows: [row] }) => {
    const body = { ...sentEntry(entry, row?.reason), key }
    const stored = await unwrap(api.POST('/api/visit/{id}/dictation', { params: { path: { id: visit } }, body }))
    queries.setQueryData(dictationQuery(api, visit).queryKey, (known) => known && withDictation(known, stored))
  })
  const commits = useSelector(actor, ({ context }) => context.commits)
  useEffect(() => {
    actor.send({ type: 'chart.arrived', rows })
    const arrived = commits.filter(
      ({ key, delivery }) => delivery === 'sent' && dictations.some((each) => each.key === key),
    )
    if (arrived.length > 0) actor.send({ type: 'draft.arrived', keys: arrived.map(({ key }) => key) })
  }, [actor, rows, commits, dictations])
  const waiting = historyOf(commits).lines.filter(({ last }) => last.delivery !== 'sent')
  const classes = recipe()
  return (
    <div className={classes.stack}>
      <DictatedLine actor={actor} timeZone={timeZone} />
      {waiting.length > 0 && (
        <ChartingHistory
          lines={waiting}
          mouth={mouthIn({ rows, commits, author })}
          words={words}
          timeZone={timeZone}
          onRetry={(key) => actor.send({ type: 'commit.retry', key })}
          onDiscard={(key) => actor.send({ type: 'commit.discard', key })}
        />
      )}
      {dictations.length === 0 && waiting.length === 0 && <p className={classes.note}>{texts.empty()}</p>}
      <section
        aria-label={texts.dictated()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is decided has no button that leads here, and is scrolled by keys
        tabIndex={0}
        className={charting().drafts}
        hidden={dictations.length === 0}
      >
        <ol>
          {dictations.toReversed().map((each) => (
            <TypedDraft
              key={each.id}
              draft={each}
              isOwn={each.user_id === account?.id}
              rows={withDrafts(
                findings,
                drafts.filter(({ id }) => id < each.id),
              )}
              dentition={dentition}
              words={words}
              timeZone={timeZone}
            />
          ))}
        </ol>
      </section>
    </div>
  )
}
