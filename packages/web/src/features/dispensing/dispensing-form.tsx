import { allocateFirstExpiring, dispensingProblems, proposedQuantities, restOf } from '@clinic/core/dispensing'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { hasNoReply } from '../../platform/record/failure-text'
import { fieldErrors, focusFirstWrong } from '../../platform/record/field-errors'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import type { Dispensing } from './dispensing-query'
import { DispensingRow } from './dispensing-row'
import { shelfOf } from './shelf-of'
import { useDispense } from './use-dispense'

/** What is handed out now, of each line as much as is left and there; Enter hands it out. */
export function DispensingForm({ dispensing }: { dispensing: Dispensing }) {
  const texts = useTexts()
  const words = texts.dispensing
  const form = useRef<HTMLFormElement>(null)
  const lines = dispensing.lines.filter((line) => restOf(line) > 0)
  const shelf = shelfOf(lines)
  const [quantities, setQuantities] = useState(() => proposedQuantities(lines, shelf))
  const [wasSent, setSent] = useState(false)
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

  function submit(event: FormEvent) {
    event.preventDefault()
    flushSync(() => setSent(true))
    if (problems.size > 0) focusFirstWrong(form.current)
    else if (sent.length > 0) dispensed.send({ lines: sent, version: dispensing.version })
  }

  return (
    <Card title={words.handOut()}>
      <form ref={form} noValidate autoComplete="off" onSubmit={submit} className={css({ display: 'grid', gap: '4' })}>
        <p className={css({ textStyle: 'small', color: 'muted' })}>{words.handOutHelp()}</p>
        <ol className={css({ display: 'grid', gap: '4' })}>
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
        </ol>
        {wasSent && sent.length === 0 && (
          <p role="alert" className={css({ color: 'error.text' })}>
            {words.problems.nothing()}
          </p>
        )}
        {error && (
          <FailureBanner error={error}>{hasNoReply(error) ? words.retry() : texts.failed.safe()}</FailureBanner>
        )}
        <div>
          <Button type="submit" busy={dispensed.isPending}>
            {words.save(sent.length)}
          </Button>
        </div>
      </form>
    </Card>
  )
}
