import { type Completion, findingCodes } from '@clinic/core/odontogram'
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { charting } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import type { ChartingView } from './use-charting'
import type { ChartingWords } from './use-charting-words'

interface TypedLineProps {
  ref: Ref<HTMLInputElement>
  view: ChartingView
  words: ChartingWords
  onType: (line: string) => void
  onCaret: (caret: number) => void
  onEnter: () => void
}

/** The box for typed entries: Tab completes a code, Enter does what the sentence below says, an error stands at its character. */
export function TypedLine({ ref, view, words, onType, onCaret, onEnter }: TypedLineProps) {
  const classes = charting()
  const { charting: texts } = useTexts()
  const id = useId()
  const under = useRef<HTMLSpanElement>(null)
  const [wasEntered, setEntered] = useState(false)
  const { line, outcome, fitting } = view
  const { problem } = outcome
  // what is only unfinished is no error until Enter is pressed
  const isWrong = problem !== undefined && (wasEntered || (problem.at < line.trimEnd().length && !isUnfinished(view)))
  // a code that is typed whole offers nothing
  const offered = fitting.filter((completion) => rest(line, completion) !== '')
  const [first] = offered

  const type = (text: string, caret: number) => {
    setEntered(false)
    onCaret(caret)
    onType(text)
  }
  const complete = ({ from, to, code }: Completion) =>
    type(`${line.slice(0, from)}${code}${line.slice(to)}`, from + code.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !event.shiftKey && first) {
      event.preventDefault()
      complete(first)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    setEntered(problem !== undefined && line !== '')
    onEnter()
  }

  return (
    <div>
      <label className={classes.line} data-wrong={isWrong || undefined}>
        <span ref={under} aria-hidden="true" className={classes.ghost}>
          {isWrong ? <Wrong line={line} at={problem.at} /> : line}
          {!isWrong && first && first.to === line.length && <b>{rest(line, first)}</b>}
        </span>
        <input
          ref={ref}
          aria-label={texts.line()}
          data-stage="next"
          aria-describedby={id}
          aria-invalid={isWrong || undefined}
          className={classes.typed}
          value={line}
          placeholder={texts.placeholder()}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={({ target }) => type(target.value, target.selectionStart ?? target.value.length)}
          onSelect={({ currentTarget }) => onCaret(currentTarget.selectionStart ?? line.length)}
          onScroll={({ currentTarget }) => under.current?.scrollTo({ left: currentTarget.scrollLeft })}
          onKeyDown={onKeyDown}
        />
      </label>
      <p id={id} className={classes.hint}>
        {line === '' ? (
          texts.start()
        ) : problem && !isWrong && first && isUnfinished(view) ? (
          texts.complete({ code: first.code, name: words.label(findingCodes, first.code) })
        ) : problem ? (
          <span className={isWrong ? classes.problem : undefined}>
            {words.problemSaid(
              problem,
              fitting.map(({ code }) => code),
            )}
          </span>
        ) : (
          texts.willDo({ sentence: outcome.proposals.map(words.proposalSaid).join('; ') })
        )}
      </p>
      <div className={classes.completions}>
        {offered.slice(0, 8).map((completion, index) => (
          <button
            key={completion.code}
            type="button"
            tabIndex={-1}
            className={classes.key}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => complete(completion)}
          >
            {index === 0 && <kbd>{texts.tab()}</kbd>}
            {completion.code}
          </button>
        ))}
      </div>
      <span role="status" className={classes.announced}>
        {isWrong && wasEntered
          ? words.problemSaid(
              problem,
              fitting.map(({ code }) => code),
            )
          : ''}
      </span>
    </div>
  )
}

/** The letters of a code that are not typed yet; nothing where another word stands for it. */
function rest(line: string, { from, to, code }: Completion) {
  const typed = line.slice(from, to).toLowerCase()
  return code.startsWith(typed) ? code.slice(typed.length) : code
}

/** A word at the end of the line that may still become a code. */
const isUnfinished = ({ line, fitting }: ChartingView) =>
  fitting.some(({ from, to }) => from < to && to === line.length)

/** An error at the end of the line stands behind its last letter. */
function Wrong({ line, at }: { line: string; at: number }) {
  return (
    <>
      {line.slice(0, at)}
      <span className={charting().wrong}>{line.slice(at) || ' '}</span>
    </>
  )
}
