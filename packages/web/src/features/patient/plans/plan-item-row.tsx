import '../../../writing.css'
import type { Schema } from '@clinic/api'
import { treatmentPhases } from '@clinic/core/treatment-plan'
import { valuesOf } from '@clinic/core/values'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { css } from 'styled-system/css'
import { note as recipe } from 'styled-system/recipes'
import { leadOn } from '../../../entities/note/lead-on'
import { ProcedurePlace } from '../../../entities/note/procedure-place'
import { oneOf } from '../../../platform/texts/one-of'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { NumberField } from '../../../ui/field/number-field'
import { SelectField } from '../../../ui/field/select-field'
import { TextField } from '../../../ui/field/text-field'
import { IconButton } from '../../../ui/icon-button'
import type { PlanRow } from './plan-value'

interface PlanItemRowProps {
  id: string
  /** The beginning of the names of its fields. */
  name: string
  row: PlanRow
  scope: Schema<'ProductScope'>
  /** Undefined while it is not known, null without a price. */
  cost: { price: number | null | undefined; amount: number | null | undefined }
  errors: Readonly<Record<string, string | undefined>>
  canMoveUp: boolean
  canMoveDown: boolean
  onMove: (by: -1 | 1) => void
  onChange: (row: PlanRow) => void
  onRemove: () => void
}

/** One item: what, in which phase, where, how often, and what it costs. */
export function PlanItemRow(props: PlanItemRowProps) {
  const { id, name, row, scope, cost, errors, canMoveUp, canMoveDown, onMove, onChange, onRemove } = props
  const { fields, form: words, noPrice } = useTexts()['treatment-plan']
  const { options } = useLabels()
  const { money } = useFormat()
  const locale = useLanguage()
  const classes = recipe()
  const lead = leadOn('plan-new-item')
  const change = (part: Partial<PlanRow>) => onChange({ ...row, ...part })
  const named = { name: row.product_name }
  const errorOf = (field: string) => errors[`${name}.${field}`]

  function press(event: KeyboardEvent<HTMLElement>) {
    const { altKey, ctrlKey, metaKey, key, target } = event
    // in a select, Alt and an arrow open the list
    const isList = target instanceof HTMLSelectElement
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
    if (by === 0 || !altKey || ctrlKey || metaKey || isList) return lead(event)
    event.preventDefault()
    if (by === -1 ? canMoveUp : canMoveDown) onMove(by)
  }

  return (
    <li aria-label={row.product_name} className={classes.row}>
      <div className={classes.title}>
        <span>
          <b>
            <bdi>{row.product_name}</bdi>
          </b>{' '}
          {row.product_code}
        </span>
        <span className={buttons}>
          <IconButton size="sm" label={words.up(named)} disabled={!canMoveUp} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={words.down(named)} disabled={!canMoveDown} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={words.remove(named)} onClick={onRemove}>
            <X aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the boxes inside it */}
      <div id={id} className={classes.procedure} onKeyDown={press}>
        <ProcedurePlace row={row} at={id} name={name} errors={errors} scope={scope} onChange={change} />
        <NumberField
          name={`${name}.quantity`}
          label={fields.quantity()}
          locale={locale}
          error={errorOf('quantity')}
          value={row.quantity}
          onChange={(quantity) => change({ quantity: Math.min(99, Math.max(1, quantity ?? 1)) })}
        />
        <div className={wide}>
          <SelectField
            name={`${name}.phase`}
            label={fields.phase()}
            options={options(treatmentPhases)}
            error={errorOf('phase')}
            value={row.phase}
            onChange={({ target }) => change({ phase: oneOf(valuesOf(treatmentPhases), target.value) ?? row.phase })}
          />
        </div>
        <div className={wide}>
          <TextField
            name={`${name}.remark`}
            label={fields.remark()}
            dir="auto"
            autoComplete="off"
            maxLength={200}
            error={errorOf('remark')}
            value={row.remark}
            onChange={({ target }) => change({ remark: target.value })}
          />
        </div>
      </div>
      {cost.amount !== undefined && (
        <p className={price}>
          {cost.amount === null || cost.price === null || cost.price === undefined ? (
            noPrice()
          ) : (
            <>
              {cost.amount > cost.price && <small>{words.unitPrice({ price: money(cost.price) })}</small>}
              <b>{money(cost.amount)}</b>
            </>
          )}
        </p>
      )}
    </li>
  )
}

const buttons = css({ display: 'flex', flexShrink: '0' })
const wide = css({ gridColumn: 'span 2' })
const price = css({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  gap: '3',
  fontFamily: 'numeric',
  '& small': { color: 'muted' },
})
