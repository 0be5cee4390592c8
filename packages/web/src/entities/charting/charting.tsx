import '../../charting.css'
import { historyOf } from '@clinic/core/charting'
import { type Dentition, type Entry, rowsShown } from '@clinic/core/odontogram'
import { Redo2, Undo2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { charting } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { IconButton } from '../../ui/icon-button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { type ChartRecord, useEnteredWords } from '../odontogram/history/use-entered-words'
import { ChartingChart } from './charting-chart'
import { ChartingHistory } from './charting-history'
import { ChartingQuestion } from './charting-question'
import { newCommitKey } from './commit-key'
import { TypedLine } from './typed-line'
import { type ChartingActor, useCharting } from './use-charting'
import { useChartingWords } from './use-charting-words'

const ChartingConflicts = lazyWithRetry(() => import('./charting-conflicts'))

interface ChartingProps {
  actor: ChartingActor
  /** That of the clinic. */
  timeZone: string
  /** Who entered what. */
  record: ChartRecord
  /** What else can be done about the chart. */
  actions?: ReactNode
}

/** Entering findings: the chart of teeth, the typed line, the question in the way of an entry, and what was entered. */
export function Charting({ actor, timeZone, record, actions }: ChartingProps) {
  const classes = charting()
  const { charting: texts } = useTexts()
  const words = useChartingWords(timeZone)
  const entered = useEnteredWords(record, timeZone)
  const [caret, setCaret] = useState(0)
  const [said, say] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const chart = useRef<HTMLDivElement>(null)
  const view = useCharting(actor, { caret })
  const { context, pending, question, commits, drawing } = view
  const history = useMemo(() => historyOf(commits), [commits])
  const rows = useMemo(() => rowsShown(context.dentition, [...drawing.teeth.keys()]), [context.dentition, drawing])

  const undo = () => {
    const last = history.done.at(-1)
    if (!last || pending) return
    actor.send({ type: 'entry.undo', reason: texts.undoReason(), ...made() })
    say(texts.undone({ line: last.line }))
  }
  const redo = () => {
    const last = history.undone.at(-1)
    if (!last || pending) return
    actor.send({ type: 'entry.redo', ...made() })
    say(texts.redone({ line: last.line }))
  }
  /** Says what an act has entered, if it has. */
  const entering = (act: () => void) => {
    const before = actor.getSnapshot().context.commits
    act()
    const after = actor.getSnapshot().context.commits
    const lines = after.slice(before.length).map(({ line }) => line)
    if (lines.length > 0) say(texts.entered({ line: lines.join('; ') }))
  }
  const make = (entries: readonly Entry[]) => entering(() => actor.send({ type: 'entry.make', entries, ...made() }))

  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target === input.current && view.line !== ''
    if (!(event.ctrlKey || event.metaKey) || isTyping) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (!isRedo && key !== 'z') return
    event.preventDefault()
    if (isRedo) redo()
    else undo()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of what is inside it
    <div className={classes.root} onKeyDown={onKeyDown}>
      <div className={classes.main}>
        <ChartingChart ref={chart} view={view} rows={rows} words={words} entered={entered} onMake={make} />
        {question && (
          <ChartingQuestion
            key={JSON.stringify(question)}
            question={question}
            words={words}
            onAnswer={(answer) => {
              entering(() => actor.send({ type: 'question.answer', answer }))
              if (pending?.isTyped) input.current?.focus()
              else chart.current?.focus()
            }}
            onLeave={() => {
              actor.send({ type: 'question.leave' })
              input.current?.focus()
            }}
          />
        )}
        <TypedLine
          ref={input}
          view={view}
          words={words}
          onType={(line) => actor.send({ type: 'line.type', line })}
          onCaret={setCaret}
          onEnter={() => entering(() => actor.send({ type: 'line.enter', ...made() }))}
        />
        <div className={classes.bar}>
          <Dentitions
            shown={context.dentition}
            onShow={(dentition) => actor.send({ type: 'dentition.show', dentition })}
          />
          <div className={classes.actions}>
            {actions}
            <IconButton label={texts.undo()} disabled={history.done.length === 0} onClick={undo}>
              <Undo2 />
            </IconButton>
            <IconButton label={texts.redo()} disabled={history.undone.length === 0} onClick={redo}>
              <Redo2 />
            </IconButton>
          </div>
        </div>
        {view.mouth.conflicts.length > 0 && (
          <Suspense>
            <ChartingConflicts
              mouth={view.mouth}
              words={entered}
              isBusy={pending !== null}
              onDecide={(wrong, reason) => {
                entering(() => actor.send({ type: 'conflict.decide', wrong, reason, ...made() }))
                chart.current?.focus()
              }}
              onBoth={(entry) => {
                make([entry])
                chart.current?.focus()
              }}
            />
          </Suspense>
        )}
      </div>
      <ChartingHistory
        lines={history.lines}
        mouth={view.mouth}
        words={words}
        timeZone={timeZone}
        onRetry={(key) => actor.send({ type: 'commit.retry', key })}
        onDiscard={(key) => actor.send({ type: 'commit.discard', key })}
      />
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </div>
  )
}

const made = () => ({ key: newCommitKey(), at: new Date().toISOString() })

const dentitions: readonly Dentition[] = ['primary', 'mixed', 'permanent']

function Dentitions({ shown, onShow }: { shown: Dentition; onShow: (dentition: Dentition) => void }) {
  const { charting: texts } = useTexts()
  return (
    <fieldset className={charting().modes}>
      <VisuallyHidden>
        <legend>{texts.dentitions.label()}</legend>
      </VisuallyHidden>
      {dentitions.map((dentition) => (
        <label key={dentition}>
          <input type="radio" name="dentition" checked={shown === dentition} onChange={() => onShow(dentition)} />
          {texts.dentitions[dentition]()}
        </label>
      ))}
    </fieldset>
  )
}
