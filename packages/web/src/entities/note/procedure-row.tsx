import type { Schema } from '@clinic/api'
import { icd9cmOf, procedureOutcomes } from '@clinic/core/note'
import { valuesOf } from '@clinic/core/values'
import { X } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { note as recipe } from 'styled-system/recipes'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { NumberField } from '../../ui/field/number-field'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { IconButton } from '../../ui/icon-button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Tag } from '../../ui/tag'
import { ConsentField } from './consent-field'
import { leadOn } from './lead-on'
import { PersonField } from './procedure/person-field'
import type { Performers } from './procedure/use-performers'
import { ProcedurePlace } from './procedure-place'
import { type Service, useServiceName } from './use-services'

const ProcedureCodeField = lazyWithRetry(() => import('./procedure/procedure-code-field'))

export type Procedure = Schema<'NoteProcedure'>

interface ProcedureRowProps {
  row: Procedure
  /** Nothing while it is loaded. */
  service: Service | undefined
  performers: Performers
  /** What it leaves in the chart. */
  chart: ReactNode
  /** What was signed on the screen, and the way to it. */
  signed: ReactNode
  /** What it is done under. */
  anaesthesia: ReactNode
  onChange: (row: Procedure) => void
  onRemove: () => void
}

/** One procedure: where, how often, by whom, with which consent, and how it ended. */
export function ProcedureRow(props: ProcedureRowProps) {
  const { row, service, performers, chart, signed, anaesthesia, onChange, onRemove } = props
  const { procedure: texts, row: labels } = useTexts().note
  const { options } = useLabels()
  const locale = useLanguage()
  const nameOf = useServiceName()
  const name = service ? nameOf(service) : texts.unknown()
  const classes = recipe()
  const at = `note-procedure-${row.id}`
  const code = icd9cmOf(row, service)
  const change = (part: Partial<Procedure>) => onChange({ ...row, ...part })
  return (
    <li aria-label={name} className={classes.row}>
      <div className={classes.title}>
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {service?.code}
          {code !== '' && <small>{` · ${labels.icd9cm()} ${code}`}</small>}{' '}
          {typeof row.plan_item_id === 'number' && <Tag tone="info">{texts.fromPlan()}</Tag>}
        </span>
        <IconButton size="sm" label={texts.remove({ name })} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the boxes inside it */}
      <div id={at} className={classes.procedure} onKeyDown={leadOn('note-new-procedure')}>
        <ProcedurePlace row={row} at={at} name="procedures" scope={service?.scope ?? 'none'} onChange={change} />
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
            signed={signed}
            onChange={(consent) => change({ consent })}
          />
        )}
        <div id={`${at}-performer`}>
          <PersonField
            name="procedures.doctor_id"
            label={labels.doctor_id()}
            people={performers.doctors}
            value={row.doctor_id}
            onChange={(doctor_id) => change({ doctor_id })}
          />
        </div>
        <PersonField
          name="procedures.staff_id"
          label={labels.staff_id()}
          people={performers.assistants}
          value={row.staff_id}
          onChange={(staff_id) => change({ staff_id })}
        />
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
        {service?.icd9cm === '' && (
          <Suspense fallback={<Skeleton shape="control" />}>
            <ProcedureCodeField
              name="procedures.icd9cm"
              label={labels.icd9cm()}
              value={code}
              onChange={(icd9cm) => change({ icd9cm })}
            />
          </Suspense>
        )}
        {anaesthesia}
      </div>
      {chart}
    </li>
  )
}
