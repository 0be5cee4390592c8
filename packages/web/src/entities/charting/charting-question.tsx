import type { Answer } from '@clinic/core/charting'
import { type Cause, lossCauses, type Question } from '@clinic/core/odontogram'
import { valuesOf } from '@clinic/core/values'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { charting } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field/text-field'
import type { ChartingWords } from './use-charting-words'

interface ChartingQuestionProps {
  question: Question
  words: ChartingWords
  onAnswer: (answer: Answer) => void
  onLeave: () => void
}

/** A question that must be answered before an entry is made. A digit answers it; Escape leads back to the line. */
export function ChartingQuestion({ question, words, onAnswer, onLeave }: ChartingQuestionProps) {
  const classes = charting()
  const { charting: texts } = useTexts()
  const title = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const answers = useAnswers(question, words)
  useEffect(() => root.current?.querySelector<HTMLElement>('input, button')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const answer = event.target instanceof HTMLInputElement ? undefined : answers[Number(event.key) - 1]
    if (event.key === 'Escape') onLeave()
    if (answer) event.preventDefault()
    if (answer) onAnswer(answer.answer)
  }
  return (
    <fieldset ref={root} aria-labelledby={title} className={classes.question} onKeyDown={onKeyDown}>
      <p id={title}>{useQuestionText(question, words)}</p>
      <div className={classes.answers}>
        {question.kind === 'reason' && <Reason onGive={(reason) => onAnswer({ kind: 'reason', reason })} />}
        {answers.map(({ label, answer }, index) => (
          <Button key={label} variant="outline" size="sm" onClick={() => onAnswer(answer)}>
            {answers.length > 1 && <b aria-hidden="true">{index + 1}</b>}
            {label}
          </Button>
        ))}
        <Button variant="ghost" size="sm" onClick={onLeave}>
          {texts.question.leave()}
        </Button>
      </div>
    </fieldset>
  )
}

function useQuestionText(question: Question, { replacedSaid }: ChartingWords): string {
  const {
    charting: { question: texts },
  } = useTexts()
  switch (question.kind) {
    case 'cause':
      return texts.cause({ teeth: question.teeth.join(' ') })
    case 'secondary':
      return texts.secondary({ surfaces: question.surfaces.join(' ').toUpperCase() })
    case 'sound':
      return texts.sound({ findings: replacedSaid(question.replaced) })
    case 'reason':
      return texts.reason({ findings: replacedSaid(question.retracted) })
    case 'all':
      return texts.all({ count: question.teeth.length, teeth: question.teeth.join(' ') })
  }
}

function useAnswers(question: Question, { label }: ChartingWords): { label: string; answer: Answer }[] {
  const {
    charting: { question: texts },
  } = useTexts()
  switch (question.kind) {
    case 'cause':
      return valuesOf(lossCauses).map((cause: Cause) => ({
        label: label(lossCauses, cause),
        answer: { kind: 'cause', cause },
      }))
    case 'secondary':
      return [
        { label: texts.asSecondary(), answer: { kind: 'secondary', replaces: false } },
        { label: texts.asReplacement(), answer: { kind: 'secondary', replaces: true } },
      ]
    case 'sound':
      return [{ label: texts.replace(), answer: { kind: 'sound' } }]
    case 'all':
      return [{ label: texts.yes(), answer: { kind: 'all' } }]
    case 'reason':
      return []
  }
}

function Reason({ onGive }: { onGive: (reason: string) => void }): ReactNode {
  const { charting: texts } = useTexts()
  const [reason, setReason] = useState('')
  const give = () => reason.trim() !== '' && onGive(reason.trim())
  return (
    <>
      <TextField
        label={texts.question.reasonLabel()}
        value={reason}
        maxLength={200}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && give()}
      />
      <Button onClick={give} disabled={reason.trim() === ''}>
        {texts.question.confirm()}
      </Button>
    </>
  )
}
