import type { Schema } from '@clinic/api'
import type { LineAmounts } from '@clinic/core/invoice'
import { X } from 'lucide-react'
import { css } from 'styled-system/css'
import { LineCoverage } from '../../../../entities/invoice/line-coverage'
import { LinePackage } from '../../../../entities/invoice/line-package'
import { useLineText } from '../../../../entities/invoice/use-line-text'
import { isolated } from '../../../../platform/texts/person-name'
import { useFormat, useLanguage, useTexts } from '../../../../platform/texts/use-texts'
import { NumberField } from '../../../../ui/field/number-field'
import { IconButton } from '../../../../ui/icon-button'
import { DiscountFields } from './discount-fields'
import type { DraftLine } from './draft-value'
import { PrepaidField } from './prepaid-field'
import { PriceField } from './price-field'

interface DraftLineRowProps {
  index: number
  line: DraftLine
  /** What its treatment plan promised; null without one. */
  promised: number | null
  amounts: LineAmounts | undefined
  packages: readonly Schema<'PackageChoice'>[]
  /** Which session of its package the line would use now. */
  session: number | null
  /** Whether a plan pays a part of the invoice. */
  isCovered: boolean
  errors: Readonly<Record<string, string | undefined>>
  onChange: (part: Partial<DraftLine>) => void
  onPrice: (price: number | null) => void
  onRemove: () => void
}

/** One line of a draft: what it is, how many, what it costs, what is taken off. What was done stays. */
export function DraftLineRow(props: DraftLineRowProps) {
  const { index, line, promised, amounts, packages, session, isCovered, errors, onChange, onPrice, onRemove } = props
  const { fields, line: words, discount: discounts } = useTexts().invoice
  const { money } = useFormat()
  const locale = useLanguage()
  const { name, place, list, plan } = useLineText()
  const nameOf = (field: string) => `lines.${index}.${field}`
  const total = amounts ? amounts.gross - amounts.discount : 0
  return (
    <li aria-label={name(line)} className={row}>
      <div className={what}>
        <b>
          <bdi>{name(line)}</bdi>
        </b>
        <span className={css({ textStyle: 'small', color: 'muted' })}>
          <bdi>
            {[
              line.code,
              place(line),
              line.doctor_name && isolated(line.doctor_name),
              list(line),
              plan(line),
              line.taxable && words.taxable(),
            ]
              .filter(Boolean)
              .join(' · ')}
          </bdi>
        </span>
        {isCovered && amounts && <LineCoverage amounts={amounts} />}
        {line.package && session !== null && <LinePackage of={{ ...line.package, session }} />}
      </div>
      <div className={inputs}>
        <NumberField
          name={nameOf('quantity')}
          label={fields.quantity()}
          locale={locale}
          disabled={line.was_done || line.paket_id !== null}
          error={errors[nameOf('quantity')]}
          value={line.quantity === 0 ? null : line.quantity}
          onChange={(quantity) => onChange({ quantity: quantity ?? 0 })}
        />
        <PriceField
          name={nameOf('unit_price')}
          line={line}
          promised={promised}
          error={errors[nameOf('unit_price')]}
          onChange={onPrice}
        />
        <PrepaidField
          name={nameOf('package_sold_id')}
          line={line}
          packages={packages}
          error={errors[nameOf('package_sold_id')]}
          onChange={onChange}
        />
        {line.package === null && (
          <DiscountFields
            names={{ discount: nameOf('discount'), reason: nameOf('discount_reason') }}
            label={discounts.kind()}
            value={line.discount}
            reason={line.discount_reason}
            errors={errors}
            onChange={onChange}
          />
        )}
      </div>
      <div className={end}>
        <b>{money(total)}</b>
        {line.was_done ? (
          <span className={css({ boxSize: '8' })} />
        ) : (
          <IconButton label={words.remove({ name: name(line) })} size="sm" data-remove={index} onClick={onRemove}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </li>
  )
}

const row = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: { lg: 'minmax(12rem, 1fr) minmax(0, 2.4fr) auto' },
  paddingBlock: '3',
  borderBlockEnd: 'hairline',
})
const what = css({ display: 'grid', overflowWrap: 'anywhere', paddingBlockStart: { lg: '6' } })
const inputs = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 2fr) minmax(0, 3fr)', sm: '5rem 10rem 7rem 8rem minmax(8rem, 1fr)' },
})
const end = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
  minWidth: '[9rem]',
  fontFamily: 'numeric',
  paddingBlockStart: { lg: '6' },
})
