import { allocateFirstExpiring } from '@clinic/core/dispensing'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { hasNoReply } from '../../platform/record/failure-text'
import { fieldErrors, focusFirstWrong } from '../../platform/record/field-errors'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import type { Usage } from './usage-query'
import { UsageRow } from './usage-row'
import { usePostUsage } from './use-post-usage'

/** What a treatment used, of each material as much as is proposed and there; Enter takes it from the stock. */
export function UsageForm({ usage }: { usage: Usage }) {
  const texts = useTexts()
  const words = texts.usage
  const form = useRef<HTMLFormElement>(null)
  const { lines } = usage
  const shelf = lines.flatMap(({ medicine_id, batches }) =>
    batches.map((batch) => ({ ...batch, medicine_id, state: 'good' as const })),
  )
  const [quantities, setQuantities] = useState(() =>
    lines.map(({ proposed, available }) => Math.min(proposed, available)),
  )
  const [wasSent, setSent] = useState(false)
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

  function submit(event: FormEvent) {
    event.preventDefault()
    flushSync(() => setSent(true))
    if (problems.size > 0) focusFirstWrong(form.current)
    else if (sent.length > 0) posted.send({ lines: sent, version: usage.version })
  }

  return (
    <Card title={words.take()}>
      <form ref={form} noValidate autoComplete="off" onSubmit={submit} className={css({ display: 'grid', gap: '4' })}>
        <p className={css({ textStyle: 'small', color: 'muted' })}>{words.takeHelp()}</p>
        <ol className={css({ display: 'grid', gap: '4' })}>
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
          <Button type="submit" busy={posted.isPending}>
            {words.save(sent.length)}
          </Button>
        </div>
      </form>
    </Card>
  )
}
