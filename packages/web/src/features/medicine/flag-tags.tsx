import type { Schema } from '@clinic/api'
import { medicineFlags } from '@clinic/core/medicine'
import { css } from 'styled-system/css'
import { ValueTag } from '../../platform/texts/value-tag'

/** What of a medicine's stock calls for attention. */
export const FlagTags = ({ flags }: { flags: readonly Schema<'MedicineFlag'>[] }) =>
  flags.length > 0 && (
    <span className={row}>
      {flags.map((flag) => (
        <ValueTag key={flag} of={medicineFlags} value={flag} />
      ))}
    </span>
  )

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '1' })
