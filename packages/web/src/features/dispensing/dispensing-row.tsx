import { type Allocation, restOf } from '@clinic/core/dispensing'
import { css } from 'styled-system/css'
import { TakingRow } from '../../entities/medicine/taking-row'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import type { DispensingLine } from './dispensing-query'

interface DispensingRowProps {
  line: DispensingLine
  row: number
  quantity: number
  taken: Allocation['taken']
  error: string | undefined
  onChange: (quantity: number) => void
}

/** One line of a prescription: how it is taken, how much is left, what it costs, and how many are handed out now. */
export function DispensingRow({ line, ...taking }: DispensingRowProps) {
  const words = useTexts().dispensing
  const { money } = useFormat()
  return (
    <TakingRow {...taking} line={line} wanted={restOf(line)} words={words}>
      {(unitOf) => (
        <>
          <bdi>{[line.dose, line.note].filter(Boolean).join(' · ')}</bdi>
          <span className={css({ textStyle: 'small', color: 'muted' })}>
            {words.progress({ handed: line.handed_out, prescribed: line.prescribed, unit: unitOf(line.prescribed) })}
            {' · '}
            {line.unit_price === null ? words.noPrice() : words.price({ price: money(line.unit_price) })}
          </span>
        </>
      )}
    </TakingRow>
  )
}
