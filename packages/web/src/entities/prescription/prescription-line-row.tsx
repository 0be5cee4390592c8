import { type PrescriptionWarning, quantityNeeded, readDose, withDose } from '@clinic/core/prescription'
import { X } from 'lucide-react'
import { note as recipe } from 'styled-system/recipes'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { NumberField } from '../../ui/field/number-field'
import { TextField } from '../../ui/field/text-field'
import { IconButton } from '../../ui/icon-button'
import { leadOn } from '../note/lead-on'
import { LineWarnings } from './line-warnings'
import type { PrescriptionLine } from './prescription-query'
import { useDoseProblem, useDoseWords } from './use-dose-words'

interface PrescriptionLineRowProps {
  line: PrescriptionLine
  name: string
  warnings: readonly PrescriptionWarning[]
  reasonOf: (key: string) => string
  onReason: (key: string, reason: string) => void
  onChange: (line: PrescriptionLine) => void
  onRemove: () => void
}

/** One medicine: how it is taken, read back in words, how much of it, and what speaks against it. Enter leads on. */
export function PrescriptionLineRow({
  line,
  name,
  warnings,
  onChange,
  onRemove,
  ...reasons
}: PrescriptionLineRowProps) {
  const texts = useTexts().prescription
  const { row: labels, remove, quantity } = texts
  const locale = useLanguage()
  const words = useDoseWords()
  const problem = useDoseProblem()
  const dose = readDose(line.dose)
  const needed = 'problem' in dose ? null : quantityNeeded(dose)
  const classes = recipe()
  const at = `prescription-line-${line.id}`
  return (
    <li aria-label={name} className={classes.row}>
      <div className={classes.title}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <IconButton size="sm" label={remove({ name })} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the boxes inside it */}
      <div id={at} className={classes.stack} onKeyDown={leadOn('prescription-new')}>
        <div className={classes.medicine}>
          <TextField
            name="lines.dose"
            label={labels.dose()}
            dir="ltr"
            autoComplete="off"
            placeholder={texts.dosePlaceholder()}
            maxLength={200}
            value={line.dose}
            help={'problem' in dose ? problem(dose) : words(dose)}
            error={'problem' in dose && line.dose.trim() !== '' ? problem(dose) : undefined}
            onChange={({ target }) => onChange(withDose(line, target.value))}
          />
          <div id={`${at}-quantity`}>
            <NumberField
              name="lines.quantity"
              label={labels.quantity()}
              locale={locale}
              value={line.quantity}
              help={needed === null ? undefined : quantity.suggested(needed)}
              onChange={(next) =>
                onChange({ ...line, quantity: next === null ? null : Math.min(1000, Math.max(1, next)) })
              }
            />
          </div>
          <TextField
            name="lines.note"
            label={labels.note()}
            autoComplete="off"
            maxLength={200}
            value={line.note}
            onChange={({ target }) => onChange({ ...line, note: target.value })}
          />
        </div>
        <LineWarnings label={texts.warnings.label({ name })} warnings={warnings} {...reasons} />
      </div>
    </li>
  )
}
