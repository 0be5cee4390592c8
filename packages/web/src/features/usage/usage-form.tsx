import { allocateFirstExpiring } from '@clinic/core/dispensing'
import { useState } from 'react'
import { TakingForm } from '../../entities/medicine/taking-form'
import { fieldErrors } from '../../platform/record/field-errors'
import { useTexts } from '../../platform/texts/use-texts'
import type { Usage } from './usage-query'
import { UsageRow } from './usage-row'
import { usePostUsage } from './use-post-usage'

/** What a treatment used, of each material as much as is proposed and there; Enter takes it from the stock. */
export function UsageForm({ usage }: { usage: Usage }) {
  const words = useTexts().usage
  const { lines } = usage
  const shelf = lines.flatMap(({ medicine_id, batches }) =>
    batches.map((batch) => ({ ...batch, medicine_id, state: 'good' as const })),
  )
  const [quantities, setQuantities] = useState(() =>
    lines.map(({ proposed, available }) => Math.min(proposed, available)),
  )
  const posted = usePostUsage(usage.id)
  const { error } = posted

  const inputs = lines.map(({ medicine_id }, row) => ({ medicine_id, quantity: quantities[row] ?? 0 }))
  const sent = inputs.filter(({ quantity }) => quantity > 0)
  // more than is proposed may be there: only the batches of the proposed are known here, how many there are is
  const problems = new Map(
    inputs.flatMap(({ quantity }, row) => {
      const most = lines[row]?.available ?? 0
      return quantity > most ? [[row, words.problems.notEnoughMaterial({ most })] as const] : []
    }),
  )
  const taken = allocateFirstExpiring(shelf, inputs)
  const refused = fieldErrors(error)
  const errorOf = (row: number) =>
    problems.get(row) ??
    // the server counts the lines it was sent
    refused[`lines.${sent.findIndex(({ medicine_id }) => medicine_id === lines[row]?.medicine_id)}.quantity`]

  return (
    <TakingForm
      words={{
        title: words.take(),
        help: words.takeHelp(),
        save: words.save(sent.length),
        nothing: words.problems.nothing(),
        retry: words.retry(),
      }}
      isWrong={problems.size > 0}
      isEmpty={sent.length === 0}
      busy={posted.isPending}
      error={error}
      onSend={() => posted.send({ lines: sent, version: usage.version })}
    >
      {lines.map((line, row) => (
        <UsageRow
          key={line.medicine_id}
          line={line}
          row={row}
          quantity={quantities[row] ?? 0}
          taken={taken[row]?.taken ?? []}
          error={errorOf(row)}
          onChange={(quantity) => setQuantities(quantities.with(row, quantity))}
        />
      ))}
    </TakingForm>
  )
}
