import type { Schema } from '@clinic/api'
import { procedureOutcomes } from '@clinic/core/note'
import { valuesOf } from '@clinic/core/values'
import { X } from 'lucide-react'
import { note as recipe } from 'styled-system/recipes'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { NumberField } from '../../ui/field/number-field'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { IconButton } from '../../ui/icon-button'
import { ConsentField } from './consent-field'
import { leadOn } from './lead-on'
import { ProcedurePlace } from './procedure-place'
import { type Service, useServiceName } from './use-services'

export type Procedure = Schema<'NoteProcedure'>

/** The dentist and the assistant of the visit; null where it has none. */
export interface People {
  doctor: { id: number; name: string } | null
  staff: { id: number; name: string } | null
}

interface ProcedureRowProps {
  row: Procedure
  /** Nothing while it is loaded. */
  service: Service | undefined
  people: People
  onChange: (row: Procedure) => void
  onRemove: () => void
}

/** One procedure: where, how often, by whom, with which consent, and how it ended. */
export function ProcedureRow({ row, service, people, onChange, onRemove }: ProcedureRowProps) {
  const { procedure: texts, row: labels } = useTexts().note
  const { options } = useLabels()
  const locale = useLanguage()
  const nameOf = useServiceName()
  const name = service ? nameOf(service) : texts.unknown()
  const classes = recipe()
  const at = `note-procedure-${row.id}`
  const change = (part: Partial<Procedure>) => onChange({ ...row, ...part })
  return (
    <li aria-label={name} className={classes.row}>
      <div className={classes.title}>
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {service?.code}
        </span>
        <IconButton size="sm" label={texts.remove({ name })} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the boxes inside it */}
      <div id={at} className={classes.procedure} onKeyDown={leadOn('note-new-procedure')}>
        <ProcedurePlace row={row} scope={service?.scope ?? 'none'} onChange={change} />
        <NumberField
          name="procedures.quantity"
          label={labels.quantity()}
          locale={locale}
          value={row.quantity}
          onChange={(quantity) => change({ quantity: Math.min(99, Math.max(1, quantity ?? 1)) })}
        />
        {(service?.needs_consent || row.consent) && (
          <ConsentField
            id={`${at}-consent`}
            required={service?.needs_consent ?? false}
            consent={row.consent}
            onChange={(consent) => change({ consent })}
          />
        )}
        <div id={`${at}-performer`}>
          <SelectField
            name="procedures.doctor_id"
            label={labels.doctor_id()}
            placeholder={texts.nobody()}
            options={optionsOf(people.doctor)}
            value={row.doctor_id === null ? '' : String(row.doctor_id)}
            onChange={({ target }) => change({ doctor_id: target.value === '' ? null : Number(target.value) })}
          />
        </div>
        {people.staff && (
          <SelectField
            name="procedures.staff_id"
            label={labels.staff_id()}
            placeholder={texts.nobody()}
            options={optionsOf(people.staff)}
            value={row.staff_id === null ? '' : String(row.staff_id)}
            onChange={({ target }) => change({ staff_id: target.value === '' ? null : Number(target.value) })}
          />
        )}
        <SelectField
          name="procedures.outcome"
          label={labels.outcome()}
          options={options(procedureOutcomes)}
          value={row.outcome}
          onChange={({ target }) =>
            change({ outcome: oneOf(valuesOf(procedureOutcomes), target.value) ?? row.outcome })
          }
        />
        <TextField
          name="procedures.note"
          label={labels.note()}
          autoComplete="off"
          maxLength={1000}
          value={row.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
    </li>
  )
}

const optionsOf = (person: People['doctor']) => (person ? [{ value: String(person.id), label: person.name }] : [])
