import '../../charting.css'
import { useRef, useState } from 'react'
import { ChartingQuestion } from '../charting/charting-question'
import { newCommitKey } from '../charting/commit-key'
import { TypedLine } from '../charting/typed-line'
import { type ChartingActor, useCharting } from '../charting/use-charting'
import { useChartingWords } from '../charting/use-charting-words'

interface DictatedLineProps {
  actor: ChartingActor
  timeZone: string
}

/** The typed line for what is dictated: it is read and asked about like that of the dentist. */
export function DictatedLine({ actor, timeZone }: DictatedLineProps) {
  const words = useChartingWords(timeZone)
  const [caret, setCaret] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const view = useCharting(actor, { caret })
  const back = () => input.current?.focus()
  return (
    <>
      {view.question && (
        <ChartingQuestion
          key={JSON.stringify(view.question)}
          question={view.question}
          words={words}
          onAnswer={(answer) => {
            actor.send({ type: 'question.answer', answer })
            back()
          }}
          onLeave={() => {
            actor.send({ type: 'question.leave' })
            back()
          }}
        />
      )}
      <TypedLine
        ref={input}
        view={view}
        words={words}
        onType={(line) => actor.send({ type: 'line.type', line })}
        onCaret={setCaret}
        onEnter={() => actor.send({ type: 'line.enter', key: newCommitKey(), at: new Date().toISOString() })}
      />
    </>
  )
}
