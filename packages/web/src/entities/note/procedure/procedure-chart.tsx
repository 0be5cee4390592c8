import '../../../charting.css'
import type { ProcedureEffect } from '@clinic/core/note'
import { type Entry, writtenLine } from '@clinic/core/odontogram'
import { useState } from 'react'
import { note as recipe } from 'styled-system/recipes'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/field/text-field'
import { Tag } from '../../../ui/tag'
import { ChartingQuestion } from '../../charting/charting-question'
import { type ChartingWords, useChartingWords } from '../../charting/use-charting-words'
import { focusOn } from '../focus-on'
import type { VisitChart } from './use-visit-chart'

interface ProcedureChartProps {
  /** The place where what is missing is found. */
  id: string
  effect: Exclude<ProcedureEffect, { kind: 'none' }>
  chart: VisitChart
  /** Why the chart does not show it; '' while nobody said. */
  reason: string
  onReason: (reason: string) => void
  /** Its entry is being asked about. */
  isAsked: boolean
  onAsk: (isAsked: boolean) => void
  onEnter: (entry: Entry) => void
}

/** What a procedure leaves in the chart: there already, to be entered, or why it is not there. */
export function ProcedureChart(props: ProcedureChartProps) {
  const { id, effect, reason, onReason, isAsked, onAsk, onEnter, chart } = props
  const { procedure: texts, row: labels } = useTexts().note
  const words = useChartingWords(useClinicDay().timeZone)
  const [isExplained, explain] = useState(false)
  const classes = recipe()
  const question = isAsked && effect.kind === 'proposed' ? effect.proposal.questions[0] : undefined
  return (
    <div id={id} className={classes.chart}>
      {effect.kind === 'charted' ? (
        <span role="status">
          <Tag tone="success">{texts.charted()}</Tag>
        </span>
      ) : (
        <div className={classes.buttons}>
          <Way effect={effect} chart={chart} words={words} onAsk={onAsk} onEnter={onEnter} />
          {reason === '' && !isExplained && (
            <Button size="sm" variant="ghost" onClick={() => explain(true)}>
              {texts.notCharted()}
            </Button>
          )}
        </div>
      )}
      {question && effect.kind === 'proposed' && (
        <ChartingQuestion
          question={question}
          words={words}
          onAnswer={(answer) => answer.kind === 'cause' && onEnter({ ...effect.proposal.entry, cause: answer.cause })}
          onLeave={() => {
            onAsk(false)
            focusOn(id)
          }}
        />
      )}
      {(reason !== '' || (isExplained && effect.kind !== 'charted')) && (
        <TextField
          name="procedures.not_charted"
          label={labels.not_charted()}
          help={texts.notChartedHelp()}
          autoComplete="off"
          maxLength={200}
          value={reason}
          onChange={({ target }) => onReason(target.value)}
        />
      )}
    </div>
  )
}

type WayProps = Pick<ProcedureChartProps, 'effect' | 'chart' | 'onAsk' | 'onEnter'> & { words: ChartingWords }

/** How it comes into the chart. */
function Way({ effect, chart, words, onAsk, onEnter }: WayProps) {
  const { procedure: texts, key } = useTexts().note
  const classes = recipe()
  if (effect.kind === 'refused')
    return (
      <span className={classes.elsewhere}>
        {texts.chartRefuses({
          line: writtenLine(effect.entry),
          problem: words.problemSaid({ ...effect.problem, at: 0 }, []),
        })}
      </span>
    )
  if (effect.kind === 'teethMissing')
    return (
      <>
        <Button
          size="sm"
          variant="soft"
          disabled={chart.isAsking}
          onClick={() => {
            chart.type(effect.line)
            focusOn('practice-chart')
          }}
        >
          {texts.typeInChart()}
        </Button>
        <code dir="ltr">{`${effect.line} … ${effect.code}`}</code>
      </>
    )
  if (effect.kind !== 'proposed') return null
  const { entry, questions } = effect.proposal
  const said = words.proposalSaid(effect.proposal)
  return (
    <>
      <Button
        size="sm"
        variant="soft"
        aria-label={texts.enterThis({ entry: said })}
        aria-keyshortcuts="Alt+G"
        disabled={chart.isAsking}
        onClick={() => (questions.length > 0 ? onAsk(true) : onEnter(entry))}
      >
        {texts.enter()}
      </Button>
      <code dir="ltr">{writtenLine(entry)}</code>
      <span className={classes.said}>{said}</span>
      <kbd className={classes.keys}>{key({ letter: 'G' })}</kbd>
    </>
  )
}
