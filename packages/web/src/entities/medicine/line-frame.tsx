import type { Schema } from '@clinic/api'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useTexts } from '../../platform/texts/use-texts'
import { IconButton } from '../../ui/icon-button'
import { useMedicineName } from '../company-medicine/use-medicine-name'

/** One line of a form: its medicine, the fields, and what it comes to. */
export function LineFrame({ row, medicine, errorOf, remove, small, children }: LineFrameProps) {
  const texts = useTexts()['medicine-transaction']
  const nameOf = useMedicineName()
  const name = medicine ? nameOf(medicine) : texts.row({ row: row + 1 })
  const problem = errorOf('medicine_id')
  return (
    <li aria-label={name} className={frame}>
      <div className={head}>
        <div className={css({ display: 'grid', flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span className={quiet}>{small}</span>
          {problem && <span className={css({ color: 'error.text' })}>{problem}</span>}
        </div>
        <IconButton label={texts.remove({ name })} size="sm" onClick={remove}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className={grid}>{children}</div>
    </li>
  )
}

interface LineFrameProps {
  row: number
  /** Not known yet while it is loaded. */
  medicine: Schema<'CompanyMedicine'> | undefined
  errorOf: (field: 'medicine_id') => string | undefined
  remove: () => void
  small: ReactNode
  children: ReactNode
}

const frame = css({ display: 'grid', gap: '3', paddingBlockEnd: '4', borderBlockEnd: 'hairline' })
const head = css({ display: 'flex', alignItems: 'start', gap: '3' })
const quiet = css({ textStyle: 'small', color: 'muted' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '3',
})
