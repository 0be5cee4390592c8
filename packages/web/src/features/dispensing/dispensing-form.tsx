import { allocateFirstExpiring, dispensingProblems, proposedQuantities, restOf } from '@clinic/core/dispensing'
import { useState } from 'react'
import { TakingForm } from '../../entities/medicine/taking-form'
import { fieldErrors } from '../../platform/record/field-errors'
import { useTexts } from '../../platform/texts/use-texts'
import type { Dispensing } from './dispensing-query'
import { DispensingRow } from './dispensing-row'
import { shelfOf } from './shelf-of'
import { useDispense } from './use-dispense'

/** What is handed out now, of each line as much as is left and there; Enter hands it out. */
export function DispensingForm({ dispensing }: { dispensing: Dispensing }) {
  const words = useTexts().dispensing
  const lines = dispensing.lines.filter((line) => restOf(line) > 0)
  const shelf = shelfOf(lines)
  const [quantities, setQuantities] = useState(() => proposedQuantities(lines, shelf))
  const dispensed = useDispense(dispensing.id)
  const { error } = dispensed

  const inputs = lines.map(({ line }, row) => ({ line, quantity: quantities[row] ?? 0 }))
  const sent = inputs.filter(({ quantity }) => quantity > 0)
  const allocations = allocateFirstExpiring(
    shelf,
    lines.map(({ medicine_id }, row) => ({ medicine_id, quantity: quantities[row] ?? 0 })),
  )
  const problems = dispensingProblems(inputs, lines, shelf)
  const refused = fieldErrors(error)
  const errorOf = (row: number) => {
    const problem = problems.get(row)
    if (problem) return words.problems[problem.code]({ most: problem.most })
    // the server counts the lines it was sent
    return refused[`lines.${sent.findIndex(({ line }) => line === lines[row]?.line)}.quantity`]
  }

  return (
    <TakingForm
      words={{
        title: words.handOut(),
        help: words.handOutHelp(),
        save: words.save(sent.length),
        nothing: words.problems.nothing(),
        retry: words.retry(),
      }}
      isWrong={problems.size > 0}
      isEmpty={sent.length === 0}
      busy={dispensed.isPending}
      error={error}
      onSend={() => dispensed.send({ lines: sent, version: dispensing.version })}
    >
      {lines.map((line, row) => (
        <DispensingRow
          key={line.line}
          line={line}
          row={row}
          quantity={quantities[row] ?? 0}
          taken={allocations[row]?.taken ?? []}
          error={errorOf(row)}
          onChange={(quantity) => setQuantities(quantities.with(row, quantity))}
        />
      ))}
    </TakingForm>
  )
}
