import { operationRoles } from '@clinic/core/access'
import { css, cx } from 'styled-system/css'
import { useLineText } from '../../../../entities/invoice/use-line-text'
import { useCanCall } from '../../../../platform/session/use-can-call'
import { useFormat, useLanguage, useTexts } from '../../../../platform/texts/use-texts'
import { Button } from '../../../../ui/button'
import { NumberField } from '../../../../ui/field/number-field'
import type { DraftLine } from './draft-value'

interface PriceFieldProps {
  name: string
  line: DraftLine
  /** What its treatment plan promised; null without one. */
  promised: number | null
  error?: string
  onChange: (unit_price: number | null) => void
}

/** The price of a line: typed by the manager, or where the price list has none; what its treatment plan promised, or else the list says, is one press away. */
export function PriceField({ name, line, promised, error, onChange }: PriceFieldProps) {
  const { fields, line: words } = useTexts().invoice
  const { money } = useFormat()
  const locale = useLanguage()
  const isManager = useCanCall(operationRoles.voidInvoice)
  const nameOf = useLineText().name
  const { unit_price, list_price } = line
  const canType = isManager || list_price === null
  const other = promised ?? list_price
  return (
    <div>
      <NumberField
        name={name}
        label={fields.unit_price()}
        unit="Rp"
        unitSide="start"
        locale={locale}
        disabled={!canType}
        placeholder={words.noPrice()}
        error={error}
        value={unit_price}
        onChange={onChange}
      />
      {other !== null && other !== unit_price && (
        <p className={cx(note, css({ color: 'warning.text' }))}>
          {promised === null ? words.otherPrice({ price: money(other) }) : words.promised({ price: money(other) })}
          <Button
            size="sm"
            variant="soft"
            aria-label={words.takePriceOf({ price: money(other), name: nameOf(line) })}
            onClick={() => onChange(other)}
          >
            {words.takePrice()}
          </Button>
        </p>
      )}
      {unit_price === promised && list_price !== null && list_price !== promised && (
        <p className={cx(note, css({ color: 'muted' }))}>{words.promisedBeforeList({ price: money(list_price) })}</p>
      )}
    </div>
  )
}

const note = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  textStyle: 'small',
  marginBlockStart: '1',
})
