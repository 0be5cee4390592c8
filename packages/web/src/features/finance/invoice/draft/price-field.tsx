import { operationRoles } from '@clinic/core/access'
import { css } from 'styled-system/css'
import { useLineText } from '../../../../entities/invoice/use-line-text'
import { useCanCall } from '../../../../platform/session/use-can-call'
import { useFormat, useLanguage, useTexts } from '../../../../platform/texts/use-texts'
import { Button } from '../../../../ui/button'
import { NumberField } from '../../../../ui/field/number-field'
import type { DraftLine } from './draft-value'

interface PriceFieldProps {
  name: string
  line: DraftLine
  error?: string
  onChange: (unit_price: number | null) => void
}

/** The price of a line: typed by the manager, or where the price list has none; that of the list is one press away. */
export function PriceField({ name, line, error, onChange }: PriceFieldProps) {
  const { fields, line: words } = useTexts().invoice
  const { money } = useFormat()
  const locale = useLanguage()
  const isManager = useCanCall(operationRoles.voidInvoice)
  const nameOf = useLineText().name
  const { unit_price, list_price } = line
  const canType = isManager || list_price === null
  const differs = list_price !== null && list_price !== unit_price
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
      {differs && (
        <p className={note}>
          {words.otherPrice({ price: money(list_price) })}
          <Button
            size="sm"
            variant="soft"
            aria-label={words.takePriceOf({ price: money(list_price), name: nameOf(line) })}
            onClick={() => onChange(list_price)}
          >
            {words.takePrice()}
          </Button>
        </p>
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
  color: 'warning.text',
  marginBlockStart: '1',
})
