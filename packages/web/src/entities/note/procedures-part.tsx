import type { Schema } from '@clinic/api'
import { type ProcedureEffect, placeOf, procedureEffect } from '@clinic/core/note'
import type { Entry } from '@clinic/core/odontogram'
import { type ReactNode, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { note as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { AddField } from './add-field'
import { focusOn } from './focus-on'
import { nextId } from './next-id'
import type { NotePartsProps } from './note-part'
import { PlannedOffers } from './procedure/planned-offers'
import { ProcedureChart } from './procedure/procedure-chart'
import type { Performers } from './procedure/use-performers'
import type { VisitChart } from './procedure/use-visit-chart'
import { type Procedure, ProcedureRow } from './procedure-row'
import { useActKey } from './use-practice-keys'
import { type Service, useFindService } from './use-services'

const PlanOffers = lazyWithRetry(() => import('./procedure/plan-offers'))

interface ProceduresPartProps extends NotePartsProps {
  /** Whose accepted treatment plans are offered. */
  patient: number
  services: ReadonlyMap<number, Service>
  performers: Performers
  /** Nothing until it is there. */
  chart: VisitChart | undefined
  prepaid: ReactNode
  /** Returns what of a procedure's consent was signed on the screen, and the way to it. */
  signedOf: (row: Procedure) => ReactNode
  anaesthesiaOf: (row: Procedure) => ReactNode
}

/**
 * What was done: services of the clinic, each with what it asks for and what it leaves in the chart. Enter leads from box to box and
 * back to the search, Alt+G enters in the chart.
 */
export function ProceduresPart(props: ProceduresPartProps) {
  const { patient, content, onChange, services, performers, chart, prepaid, signedOf, anaesthesiaOf } = props
  const { fields, procedure } = useTexts().note
  const find = useFindService()
  const { procedures } = content
  const classes = recipe()
  const put = (next: Schema<'NoteProcedure'>[]) => onChange({ procedures: next })

  const [asked, ask] = useState<number>()

  function add(product: number, place: Partial<Procedure> = {}) {
    const id = nextId(procedures)
    put([
      ...procedures,
      {
        id,
        product_id: product,
        tooth: null,
        surfaces: [],
        jaw: null,
        quantity: 1,
        doctor_id: performers.doctor?.id ?? null,
        staff_id: performers.assistant?.id ?? null,
        consent: null,
        outcome: 'done',
        note: '',
        ...place,
      },
    ])
    return `note-procedure-${id}`
  }

  /** Adds what was offered, and leads to it. */
  function take(product: number, place: Partial<Procedure>) {
    let at = ''
    flushSync(() => {
      at = add(product, place)
    })
    focusOn(at)
  }

  const effectOf = (procedure: Procedure): ProcedureEffect => {
    const service = services.get(procedure.product_id)
    if (!service || !chart) return { kind: 'none' }
    return procedureEffect({ procedure, service }, { layers: chart.mouth, done: chart.done })
  }

  /** Enters what a procedure leaves; its button is gone then. */
  function enter(row: Procedure, entry: Entry) {
    const holdsFocus = document.getElementById(placeOfChart(row))?.contains(document.activeElement)
    flushSync(() => {
      chart?.enter(entry)
      ask(undefined)
      if (row.not_charted) put(procedures.map((each) => (each === row ? { ...row, not_charted: '' } : each)))
    })
    if (holdsFocus) focusOn('note-new-procedure')
  }

  useActKey('enterProcedure', ({ at, isShifted }) => {
    if (isShifted) return
    const proposed = procedures.flatMap((row) => {
      const effect = effectOf(row)
      return effect.kind === 'proposed' ? [{ row, ...effect.proposal }] : []
    })
    const next =
      proposed.find(({ row }) => document.getElementById(placeOfChart(row))?.parentElement?.contains(at)) ?? proposed[0]
    if (!next || chart?.isAsking) return
    if (next.questions.length > 0) ask(next.row.id)
    else enter(next.row, next.entry)
  })

  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{fields.procedures()}</legend>
      {prepaid}
      {procedures.length > 0 && (
        <ol className={classes.rows}>
          {procedures.map((row) => {
            const effect = effectOf(row)
            const change = (next: Procedure) => put(procedures.map((each) => (each === row ? next : each)))
            return (
              <ProcedureRow
                key={row.id}
                row={row}
                service={services.get(row.product_id)}
                performers={performers}
                signed={signedOf(row)}
                anaesthesia={anaesthesiaOf(row)}
                chart={
                  chart &&
                  effect.kind !== 'none' && (
                    <ProcedureChart
                      id={placeOfChart(row)}
                      effect={effect}
                      chart={chart}
                      reason={row.not_charted ?? ''}
                      onReason={(not_charted) => change({ ...row, not_charted })}
                      isAsked={asked === row.id}
                      onAsk={(isAsked) => ask(isAsked ? row.id : undefined)}
                      onEnter={(entry) => enter(row, entry)}
                    />
                  )
                }
                onChange={change}
                onRemove={() => {
                  flushSync(() => put(procedures.filter((each) => each !== row)))
                  focusOn('note-new-procedure')
                }}
              />
            )
          })}
        </ol>
      )}
      <Suspense>
        <PlanOffers
          patient={patient}
          procedures={procedures}
          onTake={({ id, product_id, tooth, surfaces, jaw, quantity }) =>
            take(product_id, { plan_item_id: id, tooth, surfaces, jaw, quantity })
          }
        />
      </Suspense>
      {chart && (
        <PlannedOffers
          planned={chart.mouth.planned}
          named={procedures.map((procedure) => ({ procedure, service: services.get(procedure.product_id) }))}
          onTake={(service, work) => take(service.id, placeOf(work, service.scope))}
        />
      )}
      <div id="note-new-procedure">
        <AddField
          name="procedures"
          label={procedure.add()}
          placeholder={procedure.placeholder()}
          load={find}
          onAdd={(product) => add(Number(product))}
        />
      </div>
    </fieldset>
  )
}

const placeOfChart = ({ id }: Procedure) => `note-procedure-${id}-chart`
