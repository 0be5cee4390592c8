import { contractState, contractStates } from '@clinic/core/payor'
import { css } from 'styled-system/css'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'

/** Shows until when a contract is valid, and its state today. Only states that differ from the default get a tag. */
export function ContractTag(contract: { from: string | null; until: string | null }) {
  const { label } = useLabels()
  const { date } = useFormat()
  const state = contractState(contract, useClinicDay().today)
  return (
    <span className={lines}>
      {contract.until && <bdi>{date(contract.until)}</bdi>}
      {state === 'current' && !contract.until && label(contractStates, 'current')}
      {state !== 'current' && <ValueTag of={contractStates} value={state} />}
    </span>
  )
}

const lines = css({
  display: 'inline-flex',
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  columnGap: '2',
  alignItems: 'center',
})
