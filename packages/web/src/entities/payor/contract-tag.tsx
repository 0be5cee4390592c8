import { contractState } from '@clinic/core/payor'
import { css } from 'styled-system/css'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Tag } from '../../ui/tag'

const tones = { none: 'neutral', upcoming: 'info', current: 'neutral', ending: 'warning', expired: 'error' } as const

/** Until when a contract holds, and where it stands today. What is usual stays quiet. */
export function ContractTag(contract: { from: string | null; until: string | null }) {
  const { payor: texts } = useTexts()
  const { date } = useFormat()
  const state = contractState(contract, useClinicDay().today)
  return (
    <span className={lines}>
      {contract.until && <bdi>{date(contract.until)}</bdi>}
      {state === 'current' && !contract.until && texts.contracts.current()}
      {state !== 'current' && <Tag tone={tones[state]}>{texts.contracts[state]()}</Tag>}
    </span>
  )
}

const lines = css({
  display: 'inline-flex',
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  columnGap: '2',
  alignItems: 'center',
})
