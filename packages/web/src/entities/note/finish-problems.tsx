import type { FinishProblem } from '@clinic/core/visit'
import type { Ref } from 'react'
import type { NoteContent } from './note-query'
import { ProblemList } from './problem-list'
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
  const nameOf = useServiceName()
  const rowOf = ({ section, id }: FinishProblem) => {
    if (section === 'assessment') return content.diagnoses.find((row) => row.id === id)?.code ?? ''
    if (section !== 'procedure') return ''
    const service = services.get(content.procedures.find((row) => row.id === id)?.product_id ?? 0)
    return service ? nameOf(service) : ''
  }
  return (
    <ProblemList ref={ref} problems={problems} placeOf={(problem) => problemPlace(problem, content)} rowOf={rowOf} />
  )
}
