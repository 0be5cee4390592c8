import type { FinishProblem } from '@clinic/core/visit'
import type { Ref } from 'react'
import { note as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { focusOn } from './focus-on'

interface ProblemListProps {
  ref?: Ref<HTMLUListElement>
  problems: readonly FinishProblem[]
  /** The id of the place where it is entered; none where it is entered elsewhere. */
  placeOf: (problem: FinishProblem) => string | undefined
  /** The name of the row that it is about; empty for none. */
  rowOf: (problem: FinishProblem) => string
}

/** What is missing before something is signed: each leads to the field where it is entered. */
export function ProblemList({ ref, problems, placeOf, rowOf }: ProblemListProps) {
  const { finish } = useTexts().note
  const classes = recipe()
  return (
    <ul ref={ref} aria-label={finish.problemList()} className={classes.problems}>
      {problems.map((problem) => {
        const place = placeOf(problem)
        const row = rowOf(problem)
        const words = finish.problems[problem.problem]()
        const text = row === '' ? words : finish.ofRow({ row, problem: words })
        return (
          <li key={`${problem.problem} ${problem.id}`}>
            {place ? (
              <Button size="sm" variant="soft" palette="error" onClick={() => focusOn(place)}>
                {text}
              </Button>
            ) : (
              <span className={classes.elsewhere}>{text}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
