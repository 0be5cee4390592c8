import type { FinishProblem } from '@clinic/core/visit'
import type { Ref } from 'react'
import { note as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { focusOn } from './focus-on'
import type { NoteContent } from './note-query'
import { problemPlace } from './problem-place'
import { type Service, useServiceName } from './use-services'

interface FinishProblemsProps {
  ref: Ref<HTMLUListElement>
  problems: readonly FinishProblem[]
  content: NoteContent
  services: ReadonlyMap<number, Service>
}

/** What is missing before the visit can be finished: each leads to the field where it is entered. */
export function FinishProblems({ ref, problems, content, services }: FinishProblemsProps) {
  const { finish } = useTexts().note
  const nameOf = useServiceName()
  const rowOf = ({ section, id }: FinishProblem) => {
    if (section === 'assessment') return content.diagnoses.find((row) => row.id === id)?.code ?? ''
    if (section !== 'procedure') return ''
    const service = services.get(content.procedures.find((row) => row.id === id)?.product_id ?? 0)
    return service ? nameOf(service) : ''
  }
  return (
    <ul ref={ref} aria-label={finish.problemList()} className={recipe().problems}>
      {problems.map((problem) => {
        const place = problemPlace(problem, content)
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
              <span className={recipe().elsewhere}>{text}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
